import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { IndicatorParam, ParamFault } from '@/domain/chart/indicators/catalogue';
import { NumberInput } from '@/src/ui/field/NumberInput';
import styles from './IndicatorSettings.module.css';

interface ParamFieldProps {
  param: IndicatorParam;
  text: string;
  fault: ParamFault | undefined;
  onType: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
}

/** One number of an indicator, to type or to step. What is wrong with it stands under it. */
export function ParamField({ param, text, fault, onType, onStep }: ParamFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const name = t(`trade.indicator.param.${param.name}`);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{name}</label>
      <div className={styles.stepper}>
        <NumberInput
          id={id}
          height={32}
          className={styles.number}
          unit=""
          value={text}
          onValueChange={onType}
          decimalScale={param.step === 1 ? 0 : 1}
          allowNegative={false}
          error={fault ? t(`trade.indicator.fault.${fault}`, { min: param.min, max: param.max }) : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onStep(event.key === 'ArrowUp' ? 1 : -1);
          }}
          start={<StepButton label={t('trade.indicator.less', { name })} isMore={false} onPress={() => onStep(-1)} />}
          end={<StepButton label={t('trade.indicator.more', { name })} isMore onPress={() => onStep(1)} />}
        />
      </div>
    </div>
  );
}

function StepButton({ label, isMore, onPress }: { label: string; isMore: boolean; onPress: () => void }) {
  const Icon = isMore ? Plus : Minus;
  // The arrow keys step too, so these are no stops of their own on the way through the fields.
  return (
    <button type="button" className={styles.step} aria-label={label} tabIndex={-1} onClick={onPress}>
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}
