import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import { formatCountdown } from '@/src/format';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useSecondsUntil } from '../useSecondsUntil';
import styles from './AuthFrame.module.css';

/** Sent, or waiting in the mailbox page of a practice brand: for who can open it, and for who cannot. */
function sentenceOf({ mailbox }: CodeSent): string {
  if (mailbox === undefined) return 'auth.code.lead';
  return mailbox === null ? 'auth.code.leadOperator' : 'auth.code.leadMailbox';
}

/** Where the code is and how long it lasts: the sentence under the title of every code page. */
export function CodeLead({ sent }: { sent: CodeSent }) {
  const { t } = useTranslation('common');
  const left = useSecondsUntil(sent.expiresAt);
  const { mailbox } = sent;
  const mailboxLink = (words: string) =>
    mailbox ? (
      <a href={mailbox} target="_blank" rel="noreferrer" className={styles.accent}>
        {words}
      </a>
    ) : (
      words
    );
  return (
    <TaggedWords
      text={t(left > 0 ? sentenceOf(sent) : 'auth.code.leadExpired', { target: sent.maskedTarget, left: formatCountdown(left) })}
      tags={{ b: (words) => <b dir="ltr">{words}</b>, n: (words) => <span className="num">{words}</span>, mailbox: mailboxLink }}
    />
  );
}
