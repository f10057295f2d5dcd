import { useTranslation } from 'next-i18next/pages';
import type { LimitsLeft } from '@/contract/withdrawals';
import { useRecipients } from '@/src/api/queries/withdrawals';
import { useWorth } from '@/src/brand/useWorth';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Link } from '@/src/ui/link/Link';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { shortAddress } from '../movements/shortAddress';
import { BookSection } from './book/BookSection';
import { LimitLeft } from './form/LimitLeft';
import type { SendDraft } from './model/sendForm';
import styles from './Send.module.css';
import type { Sending } from './useSend';

interface SendAsideProps {
  coin: string;
  sending: Sending;
  limits: LimitsLeft | undefined;
  /** Absent where nothing can be picked any more. */
  onPick: ((part: Partial<SendDraft>) => void) | undefined;
}

/** What may be sent today, and where coins were sent last. */
export function SendAside({ coin, sending, limits, onPick }: SendAsideProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { data: recipients } = useRecipients(useHasToken(true));
  const facts = limits && [
    ['verification.yourLevel', limits.level],
    ['send.limits.daily', worth.text(limits.limits.withdrawPerDay.amount)],
    ['send.limits.used', hidden ? <HiddenText key="used" /> : worth.text(limits.withdrawn.usedUsd)],
  ];
  return (
    <aside className={styles.aside}>
      {facts ? (
        <section>
          <h2 className={styles.asideTitle}>{t('send.limits.title')}</h2>
          <div className={styles.asideBar}>
            <LimitLeft limits={limits} hidden={hidden} />
          </div>
          <dl className={styles.rows}>
            {facts.map(([key, value]) => (
              <div key={String(key)}>
                <dt>{t(String(key))}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
            <div>
              <dt>{t('send.limits.more')}</dt>
              <dd>
                <Link href={pathTo('profileVerification')} className={styles.raise}>
                  {t('send.limits.raise')}
                </Link>
              </dd>
            </div>
          </dl>
        </section>
      ) : null}
      {recipients && recipients.length > 0 && onPick ? (
        <section>
          <h2 className={styles.asideTitle}>{t('send.recent')}</h2>
          <div className={styles.rows}>
            {recipients.map(({ label, address, memo, chainId, networkName, lastAt }) => (
              <button
                key={`${chainId} ${address} ${memo}`}
                type="button"
                className={styles.pick}
                onClick={() => onPick({ address, chainId, memo: memo ?? '', needsNoMemo: false })}
              >
                <span>
                  {label ?? networkName}
                  <small>
                    {networkName} · <bdi dir="ltr">{shortAddress(address)}</bdi>
                  </small>
                </span>
                <small>{format.monthDay(lastAt)}</small>
              </button>
            ))}
          </div>
        </section>
      ) : null}
      {onPick ? <BookSection coin={coin} sending={sending} /> : null}
    </aside>
  );
}
