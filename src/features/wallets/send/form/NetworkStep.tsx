import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useExpectedTime } from '@/src/i18n/useExpectedTime';
import { Button } from '@/src/ui/button/Button';
import { RadioRow, RadioRows } from '@/src/ui/choice/RadioRows';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { Sending } from '../useSend';
import styles from './Networks.module.css';

interface NetworkStepProps {
  coin: string;
  sending: Sending;
  /** By the exchange, for what is typed now. */
  refused: string | undefined;
}

/** Which network carries it, with fee, least amount and how long it takes. What does not fit the address stays listed and says so. */
export function NetworkStep({ coin, sending: { chains, checked, view, change }, refused }: NetworkStepProps) {
  const { t } = useTranslation('common');
  const least = useCoinDecimals()(coin);
  const timeOf = useExpectedTime();
  if (!chains) return <Skeleton height={160} />;
  if (chains.length === 0) return <p>{t('send.noNetwork')}</p>;
  const fits = (chainId: string) => view.addressProblem !== undefined || view.problemOn(chainId) === null;
  // What carries it to this address is read first; the order is the listing's otherwise.
  const sorted = chains.toSorted((one, other) => Number(fits(other.chainId)) - Number(fits(one.chainId)));
  const fitting = checked && chains.find(({ chainId, withdrawals }) => withdrawals.isOpen && fits(chainId));
  return (
    <div>
      <RadioRows
        className={styles.networks}
        aria-label={t('wallets.network')}
        head={
          <>
            <span>{t('wallets.network')}</span>
            <span>{t('send.fee')}</span>
            <span>{t('send.minimum')}</span>
            <span>{t('send.arrives')}</span>
          </>
        }
      >
        {sorted.map((chain) => {
          const isChosen = view.chain?.chainId === chain.chainId;
          const isFitting = fits(chain.chainId);
          const isOpen = chain.withdrawals.isOpen;
          return (
            <RadioRow
              key={chain.chainId}
              name="network"
              value={chain.chainId}
              checked={isChosen}
              disabled={!isOpen}
              onChange={() => change({ chainId: chain.chainId })}
              isWrong={!isFitting}
              isOff={!(isFitting && isOpen)}
              className={styles.network}
            >
              <span>
                <b>{chain.name}</b> <span className={styles.mark}>{chain.mark}</span>
              </span>
              {isFitting && isOpen ? (
                <>
                  <span data-name={t('send.fee')}>
                    <AmountText value={chain.withdrawalFee} least={least} />
                  </span>
                  <span data-name={t('send.minimum')}>
                    <AmountText value={chain.minWithdrawal} least={least} />
                  </span>
                  <span data-name={t('send.arrives')}>{timeOf(chain.expectedSeconds)}</span>
                </>
              ) : (
                <span className={clsx(styles.why, isChosen && !isFitting && styles.wrong)}>
                  {isOpen ? t(isChosen ? 'send.wrongNetwork' : 'send.notFor') : t('wallets.paused')}
                </span>
              )}
            </RadioRow>
          );
        })}
      </RadioRows>
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
        <p className={clsx(styles.hint, view.isNetworkOpen && styles.choose)} role={view.isNetworkOpen ? 'status' : undefined}>
          {t(view.isNetworkOpen ? 'send.chooseNetwork' : 'send.networkHint')}
        </p>
      )}
    </div>
  );
}
