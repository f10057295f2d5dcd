import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import type { IndicatorChoice } from '../../settings/indicatorChoice';
import { indicatorTitle } from '../indicatorName';
import { ColorButton } from './ColorButton';
import styles from './IndicatorSettings.module.css';
import { ParamField } from './ParamField';
import { useIndicatorDraft } from './useIndicatorDraft';

interface IndicatorSettingsProps {
  choice: IndicatorChoice;
  onClose: () => void;
}

/** Numbers and colours of one indicator. The chart beside it stays usable and follows at once; Cancel and Escape take it all back. */
export function IndicatorSettings({ choice, onClose }: IndicatorSettingsProps) {
  const { t } = useTranslation('common');
  const draft = useIndicatorDraft(choice);
  const { params, lines, coloured } = INDICATORS[choice.kind];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const cancel = () => {
    draft.restore();
    onClose();
  };
  const done = () => {
    if (draft.keep()) onClose();
    else box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) done();
    else return;
    event.stopPropagation();
  };
  const title = t(`trade.indicator.name.${choice.kind}`);
  return (
    <div
      ref={box}
      className={styles.settings}
      role="dialog"
      aria-label={`${title}: ${t('trade.indicator.settings')} (${indicatorTitle(choice, t('trade.indicator.volume'))})`}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={t('ui.close')} icon={<X size={18} aria-hidden="true" />} onClick={cancel} />
      </header>
      {params.length > 0 ? <h3 className={styles.section}>{t('trade.indicator.inputs')}</h3> : null}
      {params.map((param, index) => (
        <ParamField
          key={param.name}
          param={param}
          text={draft.texts[index] ?? ''}
          fault={draft.faults[index]}
          onType={(text) => draft.type(index, text)}
          onStep={(direction) => draft.step(index, direction)}
        />
      ))}
      <h3 className={styles.section}>{t('trade.indicator.style')}</h3>
      {lines.slice(0, coloured).map((line, index) => (
        <div key={line} className={styles.row}>
          <span>{t(`trade.indicator.line.${line}`)}</span>
          <ColorButton
            line={t(`trade.indicator.line.${line}`)}
            color={draft.colors[index]}
            onPaint={(color) => draft.paint(index, color)}
          />
        </div>
      ))}
      <footer className={styles.foot}>
        <Button variant="ghost" size="small" onClick={draft.toDefaults}>
          {t('trade.indicator.defaults')}
        </Button>
        <span className={styles.grow} />
        <Button variant="border" size="small" onClick={cancel}>
          {t('trade.cancel')}
        </Button>
        <Button size="small" onClick={done}>
          {t('trade.indicator.done')}
        </Button>
      </footer>
    </div>
  );
}
