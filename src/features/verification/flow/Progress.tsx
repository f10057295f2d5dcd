import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { VerificationKind } from '@/domain/verification/kinds';
import styles from '../Flow.module.css';
import { type FlowStep, flowSteps } from '../model/flowSteps';

/**
 * Steps as segments: those that are finished are ticked, wherever the one that is open stands. On phones the segments alone, and which one
 * this is in words.
 */
export function Progress({ kind, step, isDone }: { kind: VerificationKind; step: FlowStep; isDone: (step: FlowStep) => boolean }) {
  const { t } = useTranslation('common');
  const steps: readonly FlowStep[] = flowSteps(kind);
  const place = steps.indexOf(step);
  return (
    <div>
      <ol className={styles.progress}>
        {steps.map((one, index) => {
          const isNow = index === place;
          const isTicked = !isNow && isDone(one);
          return (
            <li
              key={one}
              className={clsx(styles.segment, (isNow || isTicked) && styles.reached, isNow && styles.current)}
              aria-current={isNow ? 'step' : undefined}
            >
              {isTicked ? <Check size={16} className={styles.tick} aria-hidden="true" /> : <span className="num">{index + 1}</span>}
              <span>{t(`verification.steps.${one}.name`)}</span>
              {isTicked ? <span className="sr-only">{t('ui.timeline.done')}</span> : null}
            </li>
          );
        })}
      </ol>
      <p className={styles.where}>{t('verification.stepNow', { now: place + 1, all: steps.length })}</p>
    </div>
  );
}
