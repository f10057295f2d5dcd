import clsx from 'clsx';
import { Eye, EyeOff, Settings2, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { hasSettings, removeIndicator, toggleIndicator } from '../../settings/indicatorActs';
import type { IndicatorChoice } from '../../settings/indicatorChoice';
import { indicatorName, indicatorTitle } from '../indicatorName';
import styles from './IndicatorDialog.module.css';

interface ChosenIndicatorProps {
  choice: IndicatorChoice;
  onSettings: (id: string) => void;
}

/** One indicator on the chart, and what can be done with it. */
export function ChosenIndicator({ choice, onSettings }: ChosenIndicatorProps) {
  const { t } = useTranslation('common');
  const { id, kind, params, colors, isHidden } = choice;
  const volume = t('trade.indicator.volume');
  const title = indicatorTitle(choice, volume);
  const act = (label: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" className={styles.act} aria-label={`${title}: ${label}`} title={label} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <li className={clsx(styles.chosenItem, isHidden && styles.isHidden)}>
      <span className={styles.swatch} style={{ background: `var(--${colors[0] ?? 'text-tertiary'})` }} />
      <span className={styles.chosenName}>{indicatorName(kind, volume)}</span>
      <bdi className={clsx('num', styles.params)}>{params.join(' ')}</bdi>
      {isHidden
        ? act(t('trade.indicator.show'), <EyeOff size={14} aria-hidden="true" />, () => toggleIndicator(id))
        : act(t('trade.indicator.hide'), <Eye size={14} aria-hidden="true" />, () => toggleIndicator(id))}
      {hasSettings(kind) ? act(t('trade.indicator.settings'), <Settings2 size={14} aria-hidden="true" />, () => onSettings(id)) : null}
      {act(t('trade.indicator.remove'), <X size={14} aria-hidden="true" />, () => removeIndicator(id))}
    </li>
  );
}
