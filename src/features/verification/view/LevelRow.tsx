import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VerificationState } from '@/contract/verification';
import type { VerificationStatus } from '@/domain/verification/kinds';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import styles from './Levels.module.css';
import { LimitRows, useShownLimits } from './LimitRows';
import { StatusTag } from './StatusTag';
import { type VerificationOverview, WhyNote } from './WhyNote';

const ACTIONS: Record<VerificationStatus, 'start' | 'goOn' | 'progress' | 'sendMore' | 'correct' | undefined> = {
  NOT_STARTED: 'start',
  IN_PROGRESS: 'goOn',
  IN_REVIEW: 'progress',
  MORE_NEEDED: 'sendMore',
  REFUSED: 'correct',
  VERIFIED: undefined,
};

interface LevelRowProps {
  /** The level's number, or a sign. */
  mark: ReactNode;
  name: string;
  text: string;
  overview: VerificationOverview;
  limits?: VerificationState['limits'];
  href?: string;
  /** Why it cannot be started, besides how it stands. */
  whyNot?: string;
  /** Another level comes before: its number. */
  opensAfter?: number;
  /** The one act the page would like to be done. */
  isPrimary?: boolean;
}

/** One level: how it stands, why, what it lets move, and what can be done. */
export function LevelRow({ mark, name, text, overview, limits, href, whyNot, opensAfter, isPrimary }: LevelRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const hasLimits = useShownLimits().length > 0;
  const { status, isFinal, decidedAt } = overview;
  const action = isFinal ? undefined : ACTIONS[status];
  const isDone = status === 'VERIFIED';
  return (
    <li className={clsx(styles.level, !hasLimits && styles.plain)} data-status={status}>
      <span className={clsx('num', styles.mark, isDone && styles.done)} aria-hidden="true">
        {isDone ? <Check size={16} strokeWidth={2.5} /> : mark}
      </span>
      <div className={styles.what}>
        <div className={styles.nameLine}>
          <h3 className={styles.name}>{name}</h3>
          <StatusTag status={status} />
        </div>
        <p className={styles.text}>{text}</p>
        {opensAfter === undefined ? null : <p className={styles.after}>{t('verification.opensAfter', { level: opensAfter })}</p>}
        {whyNot === undefined ? null : <p className={styles.after}>{whyNot}</p>}
        <WhyNote overview={overview} />
      </div>
      {limits && hasLimits ? (
        <dl className={styles.limits}>
          <LimitRows limits={limits} isShort />
        </dl>
      ) : null}
      <div className={styles.act}>
        {isDone && decidedAt !== null ? <span className={styles.date}>{format.date(decidedAt)}</span> : null}
        {action && href && opensAfter === undefined ? (
          <ButtonLink
            href={href}
            size="small"
            variant={isPrimary ? 'primary' : 'tertiary'}
            className={styles.button}
            aria-label={`${t(`verification.actions.${action}`)}: ${name}`}
          >
            {t(`verification.actions.${action}`)}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
