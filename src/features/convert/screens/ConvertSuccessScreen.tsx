import { ArrowRight, Check } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { isZero } from '@/domain/money/decimal';
import { referenceOf } from '@/domain/reference';
import type { Conversion } from '@/src/api/calls/convert';
import { useConversion } from '@/src/api/queries/convert';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useSite } from '@/src/brand/SiteContext';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { pathTo } from '@/src/config/matchRoute';
import { routes } from '@/src/config/routes';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { BalanceText, HiddenText } from '@/src/ui/numbers/BalanceText';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useRateText } from '../useRateText';
import { NextSteps } from '../view/NextSteps';
import styles from './Success.module.css';

/** What was given and got, and both balances before and after. */
export function ConvertSuccessScreen() {
  const { t } = useTranslation('common');
  const { query } = useRouter();
  const order = typeof query.order === 'string' && /^\d{1,18}$/.test(query.order) ? query.order : undefined;
  const { data, error, mutate, isValidating } = useConversion(useHasToken(true) ? order : undefined);
  if (data) return <Converted conversion={data} />;
  const isUnknown = order === undefined || error?.code === codes.notFound.code;
  return (
    <div className={styles.page} aria-busy={!error && !isUnknown}>
      {isUnknown ? (
        <EmptyView title={t('convert.success.notFound')} text={t('convert.success.notFoundText')} />
      ) : error ? (
        <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  );
}

function Converted({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation('common');
  const site = useSite();
  const isMobile = useIsMobile() === true;
  const { isShown } = useShowBalances();
  const decimalsOf = useCoinDecimals();
  const { from, to, give, get, wallet } = conversion;
  const plan = new URLSearchParams({ view: 'history', tab: 'recurring', from, to, wallet });
  // An address is of the page, too: of what is hidden it names nothing.
  if (isShown) plan.set('amount', give);
  const walletPath = leadsSomewhere(routes.wallet, site) ? pathTo('wallet', { wallet: wallet.toLowerCase() }) : undefined;
  const name = t(`convert.wallets.${wallet}`);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Check size={28} aria-hidden="true" />
        </span>
        <div>
          <h1>{t('convert.success.title')}</h1>
          <p>{t('convert.success.where', { wallet: name })}</p>
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.sides}>
          <Side label={t('convert.success.gave')} coin={from} amount={give} isHidden={!isShown} />
          <ArrowRight size={20} className="mirror" aria-hidden="true" />
          <Side label={t('convert.success.got')} coin={to} amount={get} isHidden={!isShown} />
        </div>
        <Facts conversion={conversion} isHidden={!isShown} />
        <dl className={styles.facts}>
          {(
            [
              ['from', from],
              ['to', to],
            ] as const
          ).map(([side, coin]) => (
            <div key={side}>
              <dt>{t('convert.success.inWallet', { coin, wallet: name })}</dt>
              <dd>
                <BalanceText value={conversion.before[side]} hidden={!isShown} least={decimalsOf(coin)} className={styles.before} />
                <ArrowRight size={14} className="mirror" aria-hidden="true" />
                <BalanceText value={conversion.after[side]} hidden={!isShown} least={decimalsOf(coin)} className={styles.after} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {isMobile ? <NextSteps from={from} to={to} /> : null}
      <BottomBar>
        <ButtonLink href={pathTo('convert')} size="large">
          {t('convert.success.again')}
        </ButtonLink>
        <ButtonLink href={walletPath ?? `${pathTo('convert')}?view=history`} variant="border" size="large">
          {walletPath ? t('convert.success.toWallet') : t('convert.history.title')}
        </ButtonLink>
      </BottomBar>
      <p className={styles.recurring}>
        <span>{t('convert.success.everyWeek')}</span>
        <Link href={`${pathTo('convert')}?${plan}`}>{t('convert.success.setUp')}</Link>
      </p>
    </div>
  );
}

function Side({ label, coin, amount, isHidden }: { label: string; coin: string; amount: string; isHidden: boolean }) {
  const decimalsOf = useCoinDecimals();
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <span className={styles.side}>
        <CoinIcon symbol={coin} size={36} />
        <span>
          <span className={styles.amount}>{isHidden ? <HiddenText /> : <AmountText value={amount} least={decimalsOf(coin)} />}</span>
          <span className={styles.label}>{coin}</span>
        </span>
      </span>
    </div>
  );
}

function Facts({ conversion: { from, to, give, get, fee, at, conversionId }, isHidden }: { conversion: Conversion; isHidden: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const rateText = useRateText();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('convert.rate')}</dt>
        <dd>
          <bdi className="num">{rateText(from, to, give, get)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('convert.fee')}</dt>
        <dd>{isZero(fee) ? t('convert.feeIncluded') : <BalanceText value={fee} hidden={isHidden} unit={to} />}</dd>
      </div>
      <div>
        <dt>{t('convert.time')}</dt>
        <dd>
          <bdi className="num">{format.dateTime(at)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('convert.success.order')}</dt>
        <dd>
          <bdi className="num" data-testid="conversion-id">
            {referenceOf('C', at, conversionId)}
          </bdi>
        </dd>
      </div>
    </dl>
  );
}
