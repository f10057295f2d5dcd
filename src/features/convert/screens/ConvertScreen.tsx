import { History } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { Link } from '@/src/ui/link/Link';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useConvert } from '../useConvert';
import { ConvertCard } from '../view/ConvertCard';
import { ConvertChart } from '../view/ConvertChart';
import { FirstVisit } from '../view/FirstVisit';
import { RecentConversions } from '../view/RecentConversions';
import { ConversionsScreen } from './ConversionsScreen';
import styles from './Convert.module.css';

/** Where own conversions are listed: the same page in another view. */
const historyPath = () => `${pathTo('convert')}?view=history`;

/** One coin into another; with `view=history`, what was converted and what waits. */
export function ConvertScreen() {
  const { query, isReady } = useRouter();
  const isSignedIn = useHasToken();
  if (query.view === 'history' && isSignedIn) return <ConversionsScreen />;
  // What the address says is there once the page is alive.
  return <Converting key={isReady ? 'asked' : 'first'} />;
}

function Converting() {
  const { t } = useTranslation('common');
  const convert = useConvert();
  const { terms, from, to, isSignedIn } = convert;
  return (
    <div className={styles.page}>
      <section>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('convert.title')}</h1>
          {isSignedIn ? (
            <Link href={historyPath()} className={styles.history} aria-label={t('convert.history.title')}>
              <History size={20} aria-hidden="true" />
            </Link>
          ) : null}
        </div>
        <p className={styles.lead}>{t('convert.lead')}</p>
        <FirstVisit />
        {terms.error ? (
          <ErrorView title={t('convert.failed')} onRetry={() => void terms.mutate()} retrying={terms.isValidating} />
        ) : (
          <ConvertCard convert={convert} />
        )}
      </section>
      <div className={styles.beside}>
        <ConvertChart from={from} to={to} />
        {isSignedIn ? <RecentConversions /> : null}
      </div>
    </div>
  );
}
