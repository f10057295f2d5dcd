import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { formatCountdown } from '@/src/format';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { AskSupport } from './AskSupport';
import styles from './CodeLead.module.css';

interface CodeLeadProps {
  sent: {
    maskedTarget: string;
    /** ms since 1970 */
    expiresAt: number;
    /** Of a code that was not sent: the address of the mailbox page for who can open it, null for who cannot. */
    mailbox?: string | null;
  };
}

/** Sent, or waiting in the mailbox page of a practice brand: for who can open it, and for who cannot. */
function sentenceOf({ mailbox }: CodeLeadProps['sent']): string {
  if (mailbox === undefined) return 'ui.otp.lead';
  return mailbox === null ? 'ui.otp.leadOperator' : 'ui.otp.leadMailbox';
}

/** Where the code is and how long it lasts: the sentence above or below every box for a code that was sent. */
export function CodeLead({ sent }: CodeLeadProps) {
  const { t } = useTranslation('common');
  const left = useSecondsUntil(sent.expiresAt);
  const { practice } = useSite();
  const { mailbox } = sent;
  // On a practice site the operator is told to be looked for; elsewhere nobody has a code to give.
  const isUnsent = mailbox === null && !practice;
  const mailboxLink = (words: string) =>
    mailbox ? (
      <a href={mailbox} target="_blank" rel="noreferrer" className={styles.link}>
        {words}
      </a>
    ) : (
      words
    );
  const sentence = isUnsent ? 'ui.otp.leadUnsent' : left > 0 ? sentenceOf(sent) : 'ui.otp.leadExpired';
  return (
    <>
      <TaggedWords
        text={t(sentence, { target: sent.maskedTarget, left: formatCountdown(left) })}
        tags={{ b: (words) => <b dir="ltr">{words}</b>, n: (words) => <span className="num">{words}</span>, mailbox: mailboxLink }}
      />
      {isUnsent ? <AskSupport /> : null}
    </>
  );
}
