import { ChevronDown, Waypoints } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { Coin } from '@/contract/market';
import type { ChainOfCoin } from '@/src/api/queries/custody';
import { useExpectedTime } from '@/src/i18n/useExpectedTime';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { IconTile } from '@/src/ui/section/IconTile';
import { Skeleton } from '@/src/ui/views/Skeleton';
import wordStyles from '../Words.module.css';
import { NetworkChoice } from './NetworkChoice';
import styles from './PhoneChoice.module.css';

interface PhoneChoiceProps {
  coin: Coin;
  /** undefined: on their way. */
  chains: readonly ChainOfCoin[] | undefined;
  chain: ChainOfCoin | undefined;
  onChain: (chainId: string) => void;
  picker: (onClose: () => void) => ReactNode;
}

/** Coin and network in one block of a phone: the one opens the picker, the other a sheet of networks. */
export function PhoneChoice({ coin, chains, chain, onChain, picker }: PhoneChoiceProps) {
  const { t } = useTranslation('common');
  const timeOf = useExpectedTime();
  const [open, setOpen] = useState<'coin' | 'network'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.block}>
      <Line
        name={t('receive.coin')}
        icon={<CoinIcon symbol={coin.coinSymbol} src={coin.icon} size={32} />}
        onOpen={() => setOpen('coin')}
        testId="receive-coin"
      >
        <b className={wordStyles.strong}>{coin.coinSymbol}</b> {coin.name}
      </Line>
      {chain ? (
        <Line
          name={t('receive.network')}
          icon={<IconTile small raised icon={Waypoints} />}
          onOpen={() => setOpen('network')}
          testId="receive-network"
        >
          <b className={wordStyles.strong}>{chain.name}</b>{' '}
          {chain.deposits.isOpen ? timeOf(chain.expectedSeconds) : t('receive.paused.tag')}
        </Line>
      ) : chains === undefined ? (
        <div className={styles.line}>
          <Skeleton height={32} />
        </div>
      ) : null}
      {open === 'coin' ? picker(close) : null}
      <Sheet open={open === 'network'} onClose={close} title={t('receive.network')}>
        <NetworkChoice
          symbol={coin.coinSymbol}
          chains={chains ?? []}
          value={chain?.chainId}
          onChange={(chainId) => {
            onChain(chainId);
            close();
          }}
        />
      </Sheet>
    </div>
  );
}

interface LineProps {
  name: string;
  icon: ReactNode;
  onOpen: () => void;
  testId: string;
  children: ReactNode;
}

function Line({ name, icon, onOpen, testId, children }: LineProps) {
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onOpen} data-testid={testId}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{children}</span>
      </span>
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}
