import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import styles from './Buy.module.css';
import { queryOf } from './model/draft';
import { OrderScreen } from './OrderScreen';
import { useExpressForm } from './useExpressForm';
import { OrderForm } from './view/OrderForm';

/** Buys one coin, from among the wallets; with `?order=` one order of one's own. */
export function BuyScreen({ coin }: { coin: string }) {
  const { query } = useRouter();
  if (typeof query.order === 'string') return <OrderScreen orderId={query.order} coin={coin} />;
  return <BuyForm key={coin} coin={coin} />;
}

function BuyForm({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const { data: coins } = useCoins();
  const { replace } = useRouter();
  const form = useExpressForm(coin);
  const name = coins?.find(({ coinSymbol }) => coinSymbol === coin)?.name ?? coin;
  return (
    <>
      <PageTitle
        title={t('express.buyOne', { coin: name })}
        lead={t('express.buyLead')}
        parent={{ label: t('shell.wallet.main'), href: pathTo('wallet', { wallet: 'main' }) }}
      />
      <div className={styles.body}>
        <OrderForm
          form={form}
          onCoin={(next) => {
            // Money stays what was typed; so many of one coin are not as many of another.
            const {
              side: _,
              coin: __,
              ...kept
            } = queryOf({ ...form.draft, amount: form.draft.typed === 'money' ? form.draft.amount : '' });
            void replace(`${pathTo('walletsBuy', { coin: next.toLowerCase() })}?${new URLSearchParams(kept)}`);
          }}
        />
      </div>
    </>
  );
}
