import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Answers } from '@/domain/verification/answers';
import { placeOwners } from '@/domain/verification/ownership';
import { useFormat } from '@/src/format';
import { TextButton } from '@/src/ui/button/TextButton';
import type { CountryEntry } from '../fields/CountryField';
import type { FlowStep } from '../model/flowSteps';
import { usePercent } from '../owners/usePercent';
import styles from './Declared.module.css';

type DeclaredStep = Extract<FlowStep, 'COMPANY' | 'OWNERS' | 'PEOPLE'>;

interface DeclaredProps {
  answers: Answers;
  countries: readonly CountryEntry[];
  goTo: (step: FlowStep) => void;
}

/** What a company declares to be true, as it was answered; each part leads back to its step. Its documents stand beside it. */
export function Declared({ answers: { COMPANY = {}, OWNERS = {}, PEOPLE = {} }, countries, goTo }: DeclaredProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const percent = usePercent();
  const day = (iso: string | undefined) => (iso ? format.day(iso) : undefined);
  const country = (iso2: string | undefined) => countries.find((one) => one.iso2 === iso2)?.name;
  const inOne = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const address = [COMPANY.street, COMPANY.postalCode, COMPANY.city].filter(Boolean).join(', ');
  const births = PEOPLE.births ?? {};
  return (
    <>
      <Part step="COMPANY" goTo={goTo}>
        <Fact label={t('verification.fields.name')}>{COMPANY.name}</Fact>
        <Fact label={t('verification.fields.companyCountry')}>{country(COMPANY.country)}</Fact>
        <Fact label={t('verification.fields.registrationNumber')}>{COMPANY.registrationNumber}</Fact>
        <Fact label={t('verification.fields.incorporatedOn')}>{day(COMPANY.incorporatedOn)}</Fact>
        <Fact label={t('verification.kinds.ADDRESS.name')}>{address}</Fact>
        <Fact label={t('verification.fields.website')}>{COMPANY.website}</Fact>
        <Fact label={t('verification.fields.businessText')}>{COMPANY.business}</Fact>
      </Part>
      <Part step="OWNERS" goTo={goTo}>
        {placeOwners(OWNERS.owners ?? []).map(({ owner, effective }) => (
          <Fact key={owner.id} label={<bdi>{owner.name}</bdi>}>
            {inOne(percent(effective), country(owner.country), day(births[owner.id]))}
          </Fact>
        ))}
      </Part>
      <Part step="PEOPLE" goTo={goTo}>
        {(PEOPLE.signatories ?? []).map(({ id, givenNames, familyName, role, dateOfBirth, nationality }) => (
          <Fact key={id} label={<bdi>{`${givenNames} ${familyName}`}</bdi>}>
            {inOne(role && t(`verification.roles.${role}`), day(dateOfBirth), country(nationality))}
          </Fact>
        ))}
      </Part>
    </>
  );
}

function Part({ step, goTo, children }: { step: DeclaredStep; goTo: (step: FlowStep) => void; children: ReactNode }) {
  const { t } = useTranslation('common');
  const name = t(`verification.steps.${step}.name`);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <TextButton onPress={() => goTo(step)} label={`${t('verification.change')}: ${name}`}>
          {t('verification.change')}
        </TextButton>
      </div>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { label: ReactNode; children: string | undefined }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
