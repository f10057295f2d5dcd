import { useTranslation } from 'next-i18next/pages';
import type { VerificationState } from '@/contract/verification';
import { type Offers, useOffers } from '@/src/brand/offers';
import { useFormat } from '@/src/format';
import { Skeleton } from '@/src/ui/views/Skeleton';

type Limits = VerificationState['limits'];

/** A limit of whole units: "$50,000". */
export function useLimitText() {
  const format = useFormat();
  const { t } = useTranslation('common');
  return (limit: Limits['cardPerMonth']) =>
    limit === null ? t('verification.noCard') : format.currency(limit.amount, limit.currency).replace(/[.,]00(?=\D*$)/, '');
}

const LIMITS = [
  { key: 'withdrawPerDay', offer: 'withdraw', words: 'verification.withdrawPerDay', short: 'verification.withdrawPerDay' },
  { key: 'cardPerMonth', offer: 'buyByCard', words: 'verification.cardPerMonth', short: 'verification.cardShort' },
] as const satisfies readonly { key: keyof Limits; offer: keyof Offers; words: string; short: string }[];

/** The limits that bite here: of what cannot be done on this brand nobody is told how much. */
export function useShownLimits() {
  const offers = useOffers();
  return LIMITS.filter(({ offer }) => offers[offer]);
}

interface LimitRowsProps {
  /** Undefined while they are on their way. */
  limits: Limits | undefined;
  /** Where there is little room. */
  isShort?: boolean;
}

/** What a level lets move, as rows of a description list; none where nothing can be moved. */
export function LimitRows({ limits, isShort = false }: LimitRowsProps) {
  const { t } = useTranslation('common');
  const text = useLimitText();
  return useShownLimits().map(({ key, words, short }) => (
    <div key={key}>
      <dt>{t(isShort ? short : words)}</dt>
      <dd>{limits ? <bdi className="num">{text(limits[key])}</bdi> : <Skeleton width={64} height="1lh" />}</dd>
    </div>
  ));
}
