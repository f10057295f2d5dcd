import { Building2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { CompanyAnswers, Owner } from '@/domain/verification/answers';
import { peopleToKnow, placeOwners, sumAtEnds, unplaced } from '@/domain/verification/ownership';
import { IconTile } from '@/src/ui/section/IconTile';
import type { CountryEntry } from '../fields/CountryField';
import { OwnerRow } from './OwnerRow';
import styles from './Owners.module.css';
import { treeLines } from './treeLines';
import { usePercent } from './usePercent';

const FIELDS = ['name', 'country', 'share', 'registrationNumber', 'owners', 'parentId'];

interface OwnerTreeProps {
  company: CompanyAnswers;
  owners: readonly Owner[];
  countries: readonly CountryEntry[];
  problemAt: (field: string) => string | undefined;
  onAdd: (parentId: string) => void;
  onEdit: (owner: Owner) => void;
  onRemove: (id: string) => void;
}

/** The company and who stands behind it, one row each, joined by lines; what the ends sum to at the foot. */
export function OwnerTree({ company, owners, countries, problemAt, ...acts }: OwnerTreeProps) {
  const { t } = useTranslation('common');
  const percent = usePercent();
  const placed = placeOwners(owners);
  const lines = treeLines(placed.map(({ depth }) => depth));
  const known = new Set(peopleToKnow(placed).map(({ owner }) => owner.id));
  const countryName = (iso2: string | undefined) => countries.find((country) => country.iso2 === iso2)?.name;
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const ends = placed.filter(({ owner, isEnd }) => isEnd && owner.kind === 'PERSON');
  const sum = percent(sumAtEnds(placed));
  // Nobody knows what they hold of the company, but what is there can be seen, and removed.
  const loose = unplaced(owners).map((owner) => ({ owner, depth: 0, effective: '', isEnd: true }));
  // A circle is wrong with its companies and with their entries in the register: it is told once.
  const problemsOf = ({ id, parentId }: Owner): string[] => {
    const found = FIELDS.flatMap((field) => {
      const problem = problemAt(`${id}.${field}`);
      return problem && field === 'parentId' && !byId.has(parentId ?? '') ? t('verification.owners.noParent') : (problem ?? []);
    });
    return [...new Set(found)];
  };
  return (
    <div className={styles.card}>
      <div className={styles.head} aria-hidden="true">
        <span>{t('verification.owners.owner')}</span>
        <span className={styles.share}>{t('verification.owners.share')}</span>
        <span className={styles.check}>{t('verification.owners.check')}</span>
      </div>
      <ul aria-label={t('verification.owners.title')}>
        <li className={styles.row}>
          {placed.length > 0 ? <span className={styles.stem} aria-hidden="true" /> : null}
          <span className={styles.who}>
            <IconTile small icon={Building2} />
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{company.name}</bdi>
              </span>
              <span className={styles.text}>{[countryName(company.country), company.registrationNumber].filter(Boolean).join(' · ')}</span>
            </span>
          </span>
          <span className={styles.share}>
            <bdi className="num">{percent('100')}</bdi>
          </span>
          <span className={styles.check} />
        </li>
        {[...placed, ...loose].map((one, index) => (
          <OwnerRow
            key={one.owner.id}
            placed={one}
            lines={lines[index]}
            text={[
              countryName(one.owner.country),
              byId.has(one.owner.parentId ?? '')
                ? t('verification.owners.holds', { share: percent(one.owner.share), name: byId.get(one.owner.parentId ?? '')?.name ?? '' })
                : undefined,
            ]}
            isKnown={known.has(one.owner.id)}
            problems={problemsOf(one.owner)}
            {...acts}
          />
        ))}
      </ul>
      {owners.length === 0 ? <p className={styles.empty}>{t('verification.owners.empty')}</p> : null}
      <div className={styles.foot}>
        <span>{t('verification.owners.ends')}</span>
        <bdi className="num" data-testid="owners-sum">
          {ends.length > 1 ? `${ends.map(({ effective }) => percent(effective).slice(0, -1)).join(' + ')} = ${sum}` : sum}
        </bdi>
      </div>
    </div>
  );
}
