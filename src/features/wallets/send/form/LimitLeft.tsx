import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import type { LimitsLeft } from '@/contract/withdrawals';
import { compare, isZero } from '@/domain/money/decimal';
import { useWorth } from '@/src/brand/useWorth';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { leftAfter } from '../model/sendForm';
import styles from './LimitLeft.module.css';

interface LimitLeftProps {
  limits: LimitsLeft;
  /** Worth of what would leave now. */
  usd?: string | undefined;
  /** Of balances: then no bar either, its length would tell. */
  hidden: boolean;
}

/** A share for the eye; no money is calculated from it. */
const percentOf = (part: string, whole: string) => `${Math.min(100, (Number(part) / Math.max(1, Number(whole))) * 100)}%`;

/** The limit of 24 hours as a bar: what was sent, what this one would take, and in words what is left behind it. */
export function LimitLeft({ limits: { limits, withdrawn }, usd = '0', hidden }: LimitLeftProps) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const limit = limits.withdrawPerDay.amount;
  const isOver = compare(usd, withdrawn.leftUsd) > 0;
  /** Of something to be sent, and the limit lets it: then what it leaves is told, and said to be that. */
  const isAfter = !isOver && !isZero(usd);
  const left = worth.text(isAfter ? leftAfter(withdrawn.leftUsd, usd) : withdrawn.leftUsd);
  const name = t(isAfter ? 'send.limits.daily' : 'send.limitLeft');
  const words = isAfter ? t('send.limitAfter', { amount: left }) : left;
  return (
    <div className={styles.limit} data-testid="send-limit">
      <p className={styles.words}>
        <span>{name}</span>
        {hidden ? <HiddenText /> : <bdi className="num">{words}</bdi>}
      </p>
      {hidden ? null : (
        <div className={clsx(styles.bar, isOver && styles.over)} role="img" aria-label={`${name}: ${words}`}>
          <span className={styles.used} style={{ '--part': percentOf(withdrawn.usedUsd, limit) } as CSSProperties} />
          <span className={styles.now} style={{ '--part': percentOf(usd, limit) } as CSSProperties} />
        </div>
      )}
    </div>
  );
}
