import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { minutesOf } from '../../coin/NetworksSection';
import type { Sending } from '../useSend';
import styles from './Networks.module.css';

/** Which network carries it, with fee, least amount and how long it takes. What does not fit the address stays listed and says so. */
export function NetworkStep({ sending: { chains, checked, view, change }, refused }: { sending: Sending; refused: string | undefined }) {
  const { t } = useTranslation('common');
  if (!chains) return <Skeleton height={160} />;
  if (chains.length === 0) return <p>{t('send.noNetwork')}</p>;
  const fits = (chainId: string) => view.addressProblem !== undefined || view.problemOn(chainId) === null;
  const fitting = checked && chains.find(({ chainId, withdrawals }) => withdrawals.isOpen && fits(chainId));
  return (
    <div>
      <fieldset className={styles.networks} aria-label={t('wallets.network')}>
        <p className={styles.head} aria-hidden="true">
          <span />
          <span>{t('wallets.network')}</span>
          <span>{t('send.fee')}</span>
          <span>{t('send.minimum')}</span>
          <span>{t('send.arrives')}</span>
        </p>
        {chains.map((chain) => {
          const isChosen = view.chain?.chainId === chain.chainId;
          const isFitting = fits(chain.chainId);
          const isOpen = chain.withdrawals.isOpen;
          return (
            <label
              key={chain.chainId}
              className={clsx(styles.row, isChosen && (isFitting ? styles.chosen : styles.wrong), !(isFitting && isOpen) && styles.off)}
            >
              <input
                type="radio"
                name="network"
                value={chain.chainId}
                checked={isChosen}
                disabled={!isOpen}
                onChange={() => change({ chainId: chain.chainId })}
              />
              <span>
                <b>{chain.name}</b> <span className={styles.mark}>{chain.mark}</span>
              </span>
              {isFitting && isOpen ? (
                <>
                  <span data-name={t('send.fee')}>
                    <AmountText value={chain.withdrawalFee} />
                  </span>
                  <span data-name={t('send.minimum')}>
                    <AmountText value={chain.minWithdrawal} />
                  </span>
                  <span data-name={t('send.arrives')} className="num">
                    {t('wallets.minutes', { count: minutesOf(chain) })}
                  </span>
                </>
              ) : (
                <span className={styles.why}>{isOpen ? t(isChosen ? 'send.wrongNetwork' : 'send.notFor') : t('wallets.paused')}</span>
              )}
            </label>
          );
        })}
      </fieldset>
      {view.isNetworkWrong ? (
        <div className={styles.switch}>
          <FieldMessage id="send-network-wrong" error={t('send.wrongNetwork')} />
          {fitting ? (
            <Button variant="tertiary" size="small" onClick={() => change({ chainId: fitting.chainId })}>
              {t('send.switchTo', { network: fitting.name })}
            </Button>
          ) : null}
        </div>
      ) : refused ? (
        <div className={styles.switch}>
          <FieldMessage id="send-network-refused" error={refused} />
        </div>
      ) : (
        <p className={styles.hint}>{t('send.networkHint')}</p>
      )}
    </div>
  );
}
