import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { percentOf } from '../model/percent';
import styles from './Tiers.module.css';

/** The levels, how far the way to the next one is, and what counts for it. */
export function Tiers({ info }: { info: ReferralInfo }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const name = (tier: ReferralInfo['tier']) => t(`referral.tiers.${tier}`);
  const next = nextTier(info);
  const missing = next ? next.fromActive - info.activeInvitees : 0;
  return (
    <div className={styles.tiers}>
      <div className={styles.head}>
        <h2 className={styles.own}>{t('referral.level', { tier: name(info.tier) })}</h2>
        <p className={styles.quiet}>
          {next ? t('referral.missing', { people: format.amount(String(missing)), tier: name(next.tier) }) : t('referral.highest')}
        </p>
      </div>
      <ol className={styles.list}>
        {info.tiers.map(({ tier, rate, fromActive }, place) => (
          <li key={tier} className={clsx(styles.tier, tier === info.tier && styles.current)} aria-current={tier === info.tier || undefined}>
            <ProgressBar value={String(progressIn(info, place))} label={name(tier)} hideText />
            <span className={styles.line}>
              <span>{name(tier)}</span>
              <span className="num">{format.share(percentOf(rate))}</span>
            </span>
            <span className={styles.quiet}>{t('referral.fromActive', { people: format.amount(String(fromActive)) })}</span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        {t('referral.activeMeans', { days: info.activeDays, people: format.amount(String(info.activeInvitees)) })}
      </p>
    </div>
  );
}

type TierRow = ReferralInfo['tiers'][number];

/** The tier after the own one; undefined in the highest. */
function nextTier({ tiers, tier }: ReferralInfo): TierRow | undefined {
  return tiers[tiers.findIndex((one) => one.tier === tier) + 1];
}

/** How far the way through a tier is, in percent: past ones are full, later ones empty, the highest is full once it is reached. */
function progressIn({ tiers, activeInvitees }: ReferralInfo, place: number): number {
  const from = tiers[place]?.fromActive ?? 0;
  const to = tiers[place + 1]?.fromActive;
  if (activeInvitees < from) return 0;
  return to === undefined ? 100 : Math.min(100, ((activeInvitees - from) / (to - from)) * 100);
}
