import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import {
  INDICATOR_GROUPS,
  INDICATOR_KINDS,
  INDICATORS,
  type IndicatorGroup,
  type IndicatorKind,
} from '@/domain/chart/indicators/catalogue';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { useChartSettings } from '../../settings/chartSettings';
import { addIndicator } from '../../settings/indicatorActs';
import { MOST_INDICATORS } from '../../settings/indicatorChoice';
import { indicatorName } from '../indicatorName';
import styles from './IndicatorDialog.module.css';

interface IndicatorListProps {
  /** Undefined: all. */
  group: IndicatorGroup | undefined;
  search: string;
  onClear: () => void;
}

/** The indicators there are, by group; each can be added as often as one likes. */
export function IndicatorList({ group, search, onClear }: IndicatorListProps) {
  const { t } = useTranslation('common');
  const wanted = search.trim().toLocaleLowerCase();
  const matches = (kind: IndicatorKind) =>
    [indicatorName(kind, t('trade.indicator.volume')), t(`trade.indicator.name.${kind}`)].some((name) =>
      name.toLocaleLowerCase().includes(wanted),
    );
  const found = INDICATOR_KINDS.filter((kind) => (!group || INDICATORS[kind].group === group) && matches(kind));
  return (
    <div className={styles.list}>
      {found.length === 0 ? <NoMatchView compact search={search} onClear={onClear} /> : null}
      {INDICATOR_GROUPS.map((one) => {
        const kinds = found.filter((kind) => INDICATORS[kind].group === one);
        return kinds.length === 0 ? null : (
          <section key={one}>
            <h3 className={styles.groupName}>{t(`trade.indicator.${one}`)}</h3>
            <ul>
              {kinds.map((kind) => (
                <IndicatorRow key={kind} kind={kind} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function IndicatorRow({ kind }: { kind: IndicatorKind }) {
  const { t } = useTranslation('common');
  const { indicators } = useChartSettings();
  const count = indicators.filter((choice) => choice.kind === kind).length;
  const name = t(`trade.indicator.name.${kind}`);
  const add = t('trade.indicator.add', { name });
  return (
    <li className={styles.item}>
      <span className={styles.short}>{indicatorName(kind, t('trade.indicator.volume'))}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.place}>{t(INDICATORS[kind].place === 'price' ? 'trade.indicator.onPrice' : 'trade.indicator.ownPane')}</span>
      <span className={styles.count}>
        {count > 0 ? (
          <>
            <Check size={13} strokeWidth={3} aria-hidden="true" />
            <span className="sr-only">{t('trade.indicator.present', { number: count })}</span>
            {count > 1 ? (
              <bdi className="num" aria-hidden="true">
                {count}
              </bdi>
            ) : null}
          </>
        ) : null}
      </span>
      <button
        type="button"
        className={styles.add}
        aria-label={add}
        title={add}
        disabled={indicators.length >= MOST_INDICATORS}
        onClick={() => addIndicator(kind)}
      >
        <Plus size={14} strokeWidth={2.5} aria-hidden="true" />
      </button>
    </li>
  );
}
