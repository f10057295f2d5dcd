import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { IconButton } from '@/src/ui/button/IconButton';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import { shortAddress } from '../../movements/shortAddress';
import styles from './Detail.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a row, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, an amount, a time: left to right in every language. */
export const NumberFact = ({ children }: { children: ReactNode }) => (
  <bdi className="num" dir="ltr">
    {children}
  </bdi>
);

interface LongFactProps {
  text: string;
  /** Where it can be looked at. */
  url?: string | undefined;
  /** Characters of its start and of its end. */
  shown?: readonly [number, number];
}

/** What is too long for a line, shortened; it is copied whole, or followed. */
export function LongFact({ text, url, shown = [8, 7] }: LongFactProps) {
  const { t } = useTranslation('common');
  const copy = useCopyText(t('history.copied'), t('history.copyFailed'));
  const short = (
    <bdi className="num" dir="ltr" title={text}>
      {shortAddress(text, ...shown)}
    </bdi>
  );
  if (url !== undefined)
    return (
      <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
        {short}
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    );
  return (
    <span className={styles.long}>
      {short}
      <IconButton
        label={t('history.copy')}
        icon={<Copy size={14} aria-hidden="true" />}
        className={styles.copy}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
