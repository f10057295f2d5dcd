import { useTranslation } from 'next-i18next/pages';
import { interestOverDays } from '@/domain/earn/projection';
import { useEarnAsset, useEarnCoin } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { plansByCoin } from '../model/plansByCoin';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import { Calculator } from '../view/Calculator';
import styles from '../view/Earn.module.css';
import { Facts } from '../view/Facts';
import { OwnPlanList } from '../view/OwnPlanList';
import { hasRates, RateChart } from '../view/RateChart';
import { RoomBar } from '../view/RoomBar';
import rowsStyles from '../view/Rows.module.css';
import { RowsHead } from '../view/RowsHead';

const EXAMPLE = '1000';
/** How long the example stays in a plan without a term. */
const EXAMPLE_DAYS = 30;

/** One coin: its plans, how they work, and one's own. */
export function CoinScreen({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken();
  const { data, error, mutate, isValidating } = useEarnCoin(coin);
  const now = useNow();
  const [together] = plansByCoin(data?.plans ?? []);
  return (
    <div className={styles.page}>
      <div className={styles.headLine}>
        <PageTitle
          icon={<CoinIcon symbol={coin} size={48} />}
          title={t('earn.coinTitle', { coin })}
          parent={{ label: t('earn.title'), href: pathTo('earn') }}
        />
        {isSignedIn ? <OwnFigures coin={coin} /> : null}
      </div>
      {data ? <CoinPlansList coin={coin} plans={data.plans} /> : null}
      {!data && error ? <ErrorView onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error ? <Skeleton height={280} /> : null}
      <div className={styles.halves}>
        {data && together && now !== undefined ? (
          hasRates(data.rates, now) ? (
            <RateChart coin={together} rates={data.rates} now={now} />
          ) : (
            <Calculator coin={together} />
          )
        ) : null}
        <section aria-label={t('earn.how.title')}>
          <h2 className={styles.cardTitle}>{t('earn.how.title')}</h2>
          <Facts
            facts={[
              { label: t('earn.facts.daily'), value: t('earn.how.paid') },
              { label: t('earn.how.counted'), value: t('earn.how.principal') },
              { label: t('earn.filter.FIXED'), value: t('earn.facts.fixed') },
              { label: t('earn.how.early'), value: t('earn.early.text') },
              { label: t('earn.atEnd'), value: t('earn.how.end') },
            ]}
          />
        </section>
      </div>
      <OwnPlanList isSignedIn={isSignedIn === true} coin={coin} title={t('earn.ofCoin', { coin })} />
      <p className={styles.quiet}>{t('earn.note')}</p>
    </div>
  );
}

function OwnFigures({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const { data } = useEarnAsset(true, coin);
  const least = useCoinDecimals()(coin);
  const amount = (value: string | undefined) => <BalanceText value={value} hidden={!isShown} least={least} unit={coin} />;
  return (
    <Facts
      facts={[
        { label: t('earn.available'), value: amount(data?.available) },
        { label: t('earn.inPlans'), value: amount(data?.inPlans) },
        { label: t('earn.earned'), value: amount(data?.earned) },
      ]}
    />
  );
}

type Plans = NonNullable<ReturnType<typeof useEarnCoin>['data']>['plans'];

function CoinPlansList({ coin, plans }: { coin: string; plans: Plans }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  if (plans.length === 0) return <EmptyView title={t('earn.noOffers')} />;
  return (
    <ul className={rowsStyles.rows} data-columns="numbers">
      <RowsHead>
        <span>{t('earn.plan')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.apr')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.example', { amount: `${format.amount(EXAMPLE)} ${coin}` })}</span>
        <span className={rowsStyles.rowFact}>{t('earn.minimum')}</span>
        <span className={rowsStyles.rowFact}>{t('earn.maximum')}</span>
      </RowsHead>
      {plans.map(({ planId, planType, termDays, aprPercent, minAmount, maxPerUser }) => (
        <li key={planId} className={rowsStyles.row}>
          <span className={rowsStyles.rowName}>
            {nameOf(termDays)}
            <small>{termDays === null ? t('earn.anyTime') : t('earn.atEnd')}</small>
          </span>
          <span className={rowsStyles.rowFact}>
            <small>{t('earn.apr')}</small> <bdi className={`num ${rowsStyles.rate}`}>{format.fixed(aprPercent, 2)}%</bdi>
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t('earn.example', { amount: `${format.amount(EXAMPLE)} ${coin}` })}</small>{' '}
            <bdi className={`num ${styles.gain}`}>
              {format.signed(interestOverDays(EXAMPLE, aprPercent, termDays ?? EXAMPLE_DAYS, 8), 2)}
            </bdi>
            <small data-always="">{t('home.earn.days', { count: termDays ?? EXAMPLE_DAYS })}</small>
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t('earn.minimum')}</small> <bdi className="num">{format.amount(minAmount)}</bdi>
          </span>
          <span className={rowsStyles.rowFact} data-wide="">
            <small>{t('earn.maximum')}</small> <bdi className="num">{format.amount(maxPerUser)}</bdi>
          </span>
          <ButtonLink
            href={`${pathTo('earnCreate', { coin: coin.toLowerCase(), planType: planType.toLowerCase() })}?planId=${planId}`}
            variant="tertiary"
            size="small"
            className={rowsStyles.act}
            aria-label={`${t('earn.subscribe')}, ${nameOf(termDays)}`}
          >
            {t('earn.subscribe')}
          </ButtonLink>
        </li>
      ))}
      <RoomBar coin={coin} plans={plans} />
    </ul>
  );
}
