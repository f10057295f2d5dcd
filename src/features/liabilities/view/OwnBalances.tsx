import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { fromUnits } from '@/domain/money/units';
import type { LiabilitySnapshot } from '@/src/api/queries/liabilities';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { pathTo } from '@/src/config/matchRoute';
import { saveFile } from '@/src/lib/saveFile';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { Section } from '@/src/ui/section/Section';
import { Note } from '@/src/ui/views/Note';
import { type OwnCheck, useOwnCheck } from '../useOwnCheck';
import styles from './Liabilities.module.css';

const WITHOUT_ANSWER: Partial<Record<OwnCheck['step'], { tone: 'error' | 'info'; key: string }>> = {
  failed: { tone: 'error', key: 'liabilities.checkFailed' },
  nothing: { tone: 'info', key: 'liabilities.notCounted' },
};

function Outcome({ check }: { check: OwnCheck }) {
  const { t } = useTranslation('common');
  const isHidden = !useAppSelector((state) => state.profile.showBalances);
  const asked = useFileOfAmounts();
  if (check.step !== 'done') {
    const said = WITHOUT_ANSWER[check.step];
    return said ? <Note tone={said.tone}>{t(said.key)}</Note> : null;
  }
  const { verified, snapshot, proof } = check;
  if (!verified.isProven) return <Note tone="error">{t('liabilities.notProven', { why: verified.why })}</Note>;
  return (
    <>
      <Note tone="success" title={t('liabilities.proven')}>
        {t('liabilities.provenText', { parts: proof.parts.length })}
      </Note>
      <dl className={styles.sums}>
        {readSums(verified.own, snapshot).map(({ coinSymbol, amount }) => (
          <div key={coinSymbol}>
            <dt>{coinSymbol}</dt>
            <dd>
              <BalanceText value={amount} hidden={isHidden} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="border"
        size="small"
        onClick={() =>
          asked.ask(() => saveFile(`liability-${proof.snapshotId}.json`, JSON.stringify(proof, undefined, 2), 'application/json'))
        }
      >
        {t('liabilities.saveProof')}
      </Button>
      {asked.dialog}
    </>
  );
}

/** Whether the own balances are counted under the published root; checked here, not there. */
export function OwnBalances({ snapshots }: { snapshots: readonly LiabilitySnapshot[] }) {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const hasToken = useHasToken();
  const { check, start } = useOwnCheck(snapshots);
  return (
    <Section title={t('liabilities.own')}>
      <div className={styles.body} aria-live="polite">
        <p>{t('liabilities.ownText')}</p>
        {hasToken ? (
          <Button
            variant="primary"
            loading={check.step === 'checking'}
            disabled={snapshots.length === 0}
            onClick={() => void start()}
            data-testid="liabilities-check"
          >
            {t('liabilities.check')}
          </Button>
        ) : (
          <ButtonLink variant="primary" href={`${pathTo('login')}?returnUrl=${encodeURIComponent(asPath)}`}>
            {t('liabilities.logIn')}
          </ButtonLink>
        )}
        <Outcome check={check} />
      </div>
    </Section>
  );
}

/** `BTC:21482000,USDT:1248022` as coins and decimal amounts, by the scales the snapshot names. */
function readSums(text: string, { assets }: Pick<LiabilitySnapshot, 'assets'>): { coinSymbol: string; amount: string }[] {
  const scales = new Map(assets.map(({ coinSymbol, scale }) => [coinSymbol, scale]));
  return text
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [coinSymbol = '', units = '0'] = entry.split(':');
      return { coinSymbol, amount: fromUnits(BigInt(units), scales.get(coinSymbol) ?? 0) };
    });
}
