import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId } from 'react';
import { directionOf } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { Floating } from '@/src/ui/menu/Floating';
import styles from './CoachMark.module.css';

const GAP = 16;

export interface CoachMarkProps {
  target: HTMLElement;
  /** Above the target; beside it otherwise, towards the middle of the terminal. */
  isAbove?: boolean;
  title: string;
  text: string;
  /** 1, 2 ... of how many. */
  place: number;
  count: number;
  /** The step's own act. */
  act?: { label: string; onPress: () => void };
  /** Leaves all steps, for good. */
  onSkip?: () => void;
}

/** A hint beside what it is about. It takes no focus and covers nothing it speaks of: the terminal stays usable. */
export function CoachMark({ target, isAbove = false, ...card }: CoachMarkProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  useEffect(() => {
    // Above is where panels end, and a frame around would be cut off.
    const marked = (isAbove ? styles.targetInside : styles.target) ?? '';
    target.classList.add(marked);
    return () => target.classList.remove(marked);
  }, [target, isAbove]);
  const beside = isRtl ? 'right' : 'left';
  return (
    <Floating open anchor={target} placement={isAbove ? 'top-start' : beside} gap={GAP} className={styles.surface}>
      <Card key={card.place} {...card} />
    </Floating>
  );
}

function Card({ title, text, place, count, act, onSkip }: Omit<CoachMarkProps, 'target' | 'isAbove'>) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.coach} data-testid="coach-mark">
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{title}</h3>
        <span className="num">{`${place} / ${count}`}</span>
      </div>
      <p role="status">{text}</p>
      <div className={styles.foot}>
        {onSkip ? (
          <button type="button" className={styles.skip} onClick={onSkip}>
            {t('trade.firstSteps.skip')}
          </button>
        ) : (
          <span />
        )}
        {act ? (
          <Button size="small" onClick={act.onPress}>
            {act.label}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
