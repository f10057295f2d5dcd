import type { TFunction } from 'next-i18next/pages';
import type { Answers } from '@/domain/verification/answers';
import type { CountryEntry } from '../fields/CountryField';
import type { useOptions } from '../fields/useOptions';
import { type ClashPlace, clashAt } from '../model/clashPlace';
import type { FieldClash } from '../model/rebase';

/** Fields whose label is not that of their own name. */
const OWNER_LABELS = { name: 'name', country: 'country', share: 'share', kind: 'kind', isControlling: 'controlling' } as const;
const COUNTRIES: ReadonlySet<string> = new Set(['country', 'nationality', 'issuer']);
const FILES: ReadonlySet<string> = new Set(['front', 'back', 'file']);
const CODES = { proofKind: 'proofs', occupation: 'occupations', income: 'incomes', role: 'roles' } as const;

interface ClashGround {
  t: TFunction;
  options: ReturnType<typeof useOptions>;
  /** As they are typed here. */
  answers: Answers;
  countries: readonly CountryEntry[];
}

/** What was changed here and on another device, in words: which field it is, and what stands there. */
export function clashWords({ t, options, answers, countries }: ClashGround) {
  const label = ({ step, field, row, part }: ClashPlace): string => {
    const place = part ?? field;
    if (step === 'FILES') return t(`verification.files.${field as 'articles'}`);
    if (field === 'births') return t('verification.people.birthOf', { name: row?.name ?? '' });
    if (step === 'OWNERS') return [row?.name, part && ownerLabel(part)].filter(Boolean).join(' · ');
    const own = step === 'COMPANY' ? { country: 'companyCountry', business: 'businessText' }[place] : undefined;
    const named = t(`verification.fields.${(own ?? place) as 'name'}`);
    if (field !== 'signatories') return named;
    const who = t('verification.people.nth', { number: (row?.place ?? 0) + 1 });
    return part ? `${who} · ${named}` : who;
  };
  const ownerLabel = (part: string): string =>
    part in OWNER_LABELS
      ? t(`verification.owners.${OWNER_LABELS[part as keyof typeof OWNER_LABELS]}`)
      : t(`verification.fields.${part as 'registrationNumber'}`);

  const value = ({ step, field, part }: ClashPlace, other: unknown): string => {
    const place = part ?? field;
    if (other === undefined) return t('verification.elsewhere.removed');
    if (typeof other === 'boolean') return t(other ? 'verification.yes' : 'verification.no');
    if (typeof other === 'object') return t('verification.elsewhere.changed');
    const text = String(other);
    if (text === '') return t('verification.elsewhere.empty');
    if (step === 'FILES' || FILES.has(place)) return t('verification.elsewhere.file');
    if (COUNTRIES.has(place)) return countries.find(({ iso2 }) => iso2 === text)?.name ?? text;
    if (place === 'documentKind') return t(`verification.documents.${text as 'PASSPORT'}`);
    if (place === 'kind') return t(text === 'PERSON' ? 'verification.owners.person' : 'verification.owners.company');
    if (place in CODES) return options(CODES[place as keyof typeof CODES], [text])[0]?.label ?? text;
    return text;
  };

  return (clash: FieldClash) => {
    const place = clashAt(clash, answers);
    return { key: place.key, label: label(place), other: value(place, clash.other) };
  };
}
