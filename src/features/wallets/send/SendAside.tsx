import { ArrowRight } from 'lucide-react';
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
import styles from './Aside.module.css';
import { SavedOnly } from './book/SavedOnly';
import { LimitLeft } from './form/LimitLeft';
import type { SendDraft } from './model/sendForm';
import type { Sending } from './useSend';

interface SendAsideProps {
  sending: Sending;
  limits: LimitsLeft | undefined;
  /** Absent where nothing can be picked any more. */
  onPick: ((part: Partial<SendDraft>) => void) | undefined;
}

/** What may be sent today, and where coins were sent last. */
export function SendAside({ sending, limits, onPick }: SendAsideProps) {
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
                  {label ?? (
                    <bdi dir="ltr" className="num">
                      {shortAddress(address)}
                    </bdi>
                  )}
                  <small>
                    {networkName}
                    {label === null ? null : (
                      <>
                        {' · '}
                        <bdi dir="ltr">{shortAddress(address)}</bdi>
                      </>
                    )}
                  </small>
                </span>
                <small>{format.monthDay(lastAt)}</small>
              </button>
            ))}
          </div>
        </section>
      ) : null}
      {onPick ? (
        <Link href={pathTo('profileAddressBook')} className={styles.more} data-testid="send-book-page">
          {t('send.addressBook')}
          <ArrowRight size={16} className="mirror" aria-hidden="true" />
        </Link>
      ) : null}
      {onPick && sending.book ? <SavedOnly savedOnly={sending.book.savedOnly} /> : null}
    </aside>
  );
}
