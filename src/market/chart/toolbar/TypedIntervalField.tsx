import { Keyboard } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { KlineInterval } from '@/domain/chart/intervals';
import { typedInterval } from '@/domain/chart/typedInterval';
import { Kbd } from '@/src/ui/choice/Kbd';
import { TextField } from '@/src/ui/field/TextField';
import { raisesKeyboard } from '@/src/ui/media/raisesKeyboard';
import { intervalLabel } from '../intervalLabel';
import styles from './IntervalMenu.module.css';

interface TypedIntervalFieldProps {
  text: string;
  onText: (text: string) => void;
  onChoose: (interval: KlineInterval) => void;
}

/** An interval by its name: quicker than looking for it. One that is not offered names its neighbours. */
export function TypedIntervalField({ text, onText, onChoose }: TypedIntervalFieldProps) {
  const { t } = useTranslation('common');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The menu's code may arrive after the menu has opened.
  useEffect(() => {
    if (!raisesKeyboard()) input.current?.focus();
  }, []);
  const choose = () => {
    const typed = typedInterval(text);
    if (typed.kind === 'offered') onChoose(typed.interval);
    if (typed.kind === 'unreadable') setFault(t('trade.chartTools.unreadable'));
    if (typed.kind === 'unknown') {
      const nearest = typed.nearest.map(intervalLabel).join(', ');
      setFault(t('trade.chartTools.notOffered', { typed: text.trim(), nearest }));
    }
  };
  const label = t('trade.chartTools.typeInterval');
  return (
    <TextField
      ref={input}
      className={styles.field}
      height={32}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={text}
      error={fault}
      onValueChange={(value) => {
        setFault(undefined);
        onText(value);
      }}
      // The focus goes back to the menu's button at once: the same press must not open it again.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onEnter={choose}
      start={<Keyboard size={15} aria-hidden="true" />}
      end={<Kbd>{t('trade.chartTools.enter')}</Kbd>}
    />
  );
}
