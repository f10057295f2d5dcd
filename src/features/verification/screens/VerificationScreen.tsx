import clsx from 'clsx';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { VerificationState } from '@/contract/verification';
import { PERSON_KINDS, type VerificationStatus } from '@/domain/verification/kinds';
import { LEVEL_BY, LEVELS } from '@/domain/verification/levels';
import { useVerificationState } from '@/src/api/queries/verification';
import { useOffers } from '@/src/brand/offers';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Section } from '@/src/ui/section/Section';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { kybPath, kycPath } from '../model/kycPath';
import { useWhyNotGoOn, useWhyNotVerify } from '../useWhyNotVerify';
import { LevelRow } from '../view/LevelRow';
import styles from '../view/Levels.module.css';
import { LimitRows } from '../view/LimitRows';
import type { VerificationOverview } from '../view/WhyNote';

/** Reached when the account was made. */
const BASIC: VerificationOverview = { status: 'VERIFIED', isFinal: false, reasons: [], requests: [], submittedAt: null, decidedAt: null };

/** The levels of the account: how each stands, what it lets move, and what to do next. */
export function VerificationScreen() {
  const { t } = useTranslation('common');
  const { site } = useSite();
  const { withdraw, userTransfer } = useOffers();
  const { data, error, mutate } = useVerificationState(useHasToken(true));
  useStandingChanges(() => void mutate());
  const whyNot = useWhyNotVerify();
  return (
    <>
      <PageTitle title={t('verification.title')} lead={t(withdraw ? 'verification.lead' : 'verification.leadPlain')} />
      {whyNot ? (
        <div className={styles.whyNot} data-testid="why-not">
          <Note tone="warning">{whyNot}</Note>
        </div>
      ) : null}
      {data || !error ? <Facts state={data} /> : null}
      <Section title={t('verification.levels')}>
        {data ? (
          <Levels state={data} isShut={whyNot !== undefined} />
        ) : error ? (
          <ErrorView whole onRetry={() => void mutate()} />
        ) : (
          <LevelsSkeleton rows={LEVELS.length} />
        )}
      </Section>
      {data || !error ? (
        <Section title={t('verification.business')}>
          {data ? <Company overview={data.business} isShut={whyNot !== undefined} /> : <LevelsSkeleton rows={1} />}
        </Section>
      ) : null}
      {withdraw ? (
        <p className={styles.note}>{t(userTransfer ? 'verification.limitsNote' : 'verification.limitsNotePlain', { brand: site.name })}</p>
      ) : null}
    </>
  );
}

/** Without a state it is on its way: the facts have their places already. */
function Facts({ state }: { state: VerificationState | undefined }) {
  const { t } = useTranslation('common');
  const reached = state?.levels.find(({ level }) => level === state.level)?.kind ?? 'BASIC';
  return (
    <dl className={styles.facts} aria-busy={!state}>
      <div>
        <dt>{t('verification.yourLevel')}</dt>
        {state ? (
          <dd data-testid="level">
            <bdi className="num">{state.level}</bdi> · {t(`verification.kinds.${reached}.name`)}
          </dd>
        ) : (
          <dd>
            <Skeleton width={96} height="1lh" />
          </dd>
        )}
      </div>
      <LimitRows limits={state?.limits} />
    </dl>
  );
}

function Levels({ state: { basicLimits, levels }, isShut }: { state: VerificationState; isShut: boolean }) {
  const { t } = useTranslation('common');
  const next = levels.find(({ status, opensAfter }) => opensAfter === null && status !== 'VERIFIED' && status !== 'IN_REVIEW');
  return (
    <ul>
      <LevelRow
        mark="1"
        name={t('verification.kinds.BASIC.name')}
        text={t('verification.kinds.BASIC.text')}
        overview={BASIC}
        limits={basicLimits}
      />
      {levels.map((one) => {
        const kind = PERSON_KINDS.find((person) => person === one.kind);
        if (kind === undefined) return null;
        return (
          <LevelRow
            key={kind}
            mark={one.level}
            name={t(`verification.kinds.${kind}.name`)}
            text={t(`verification.kinds.${kind}.text`)}
            overview={one}
            limits={one.limits}
            href={isShut && one.status !== 'IN_REVIEW' ? undefined : kycPath(kind)}
            opensAfter={one.opensAfter === null ? undefined : LEVEL_BY[one.opensAfter]}
            isPrimary={one === next}
          />
        );
      })}
    </ul>
  );
}

/** Statuses in which nothing is its owner's to do. */
const WAITING: ReadonlySet<VerificationStatus> = new Set(['IN_REVIEW', 'VERIFIED']);

function Company({ overview, isShut }: { overview: VerificationState['business']; isShut: boolean }) {
  const { t } = useTranslation('common');
  const whyNotGoOn = useWhyNotGoOn('BUSINESS');
  const { status, companyName } = overview;
  // What is said of the whole account stands above.
  const whyNot = isShut || WAITING.has(status) ? undefined : whyNotGoOn;
  return (
    <ul>
      <LevelRow
        mark={<Building2 size={16} />}
        name={companyName || t('verification.kinds.BUSINESS.name')}
        text={t('verification.kinds.BUSINESS.text')}
        overview={overview}
        whyNot={whyNot}
        href={(isShut && status !== 'IN_REVIEW') || whyNot ? undefined : kybPath()}
      />
    </ul>
  );
}

function LevelsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className={clsx(styles.level, styles.shape)}>
          <Skeleton width={32} height={32} round />
          <div className={styles.what}>
            <span className={styles.name}>
              <Skeleton width={160} height="1lh" />
            </span>
            <span className={styles.text}>
              <Skeleton width="70%" height="1lh" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
