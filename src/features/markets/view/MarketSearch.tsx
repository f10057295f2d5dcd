import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Kbd } from '@/src/ui/choice/Kbd';
import { SearchField } from '@/src/ui/field/SearchField';
import styles from '../Markets.module.css';

interface MarketSearchProps {
  value: string;
  onChange: (search: string) => void;
}

/** Typing into a field must stay typing: the slash is a shortcut only outside of one. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Search by coin or pair; "/" anywhere on the page goes to it. */
export function MarketSearch({ value, onChange }: MarketSearchProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <SearchField
      ref={input}
      height={40}
      name={t('markets.search')}
      value={value}
      onValueChange={onChange}
      aria-keyshortcuts="/"
      shortcut={
        <span className={styles.shortcut} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      }
      className={styles.search}
    />
  );
}
