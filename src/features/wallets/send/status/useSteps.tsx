import clsx from 'clsx';
import type { TFunction } from 'next-i18next/pages';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { HOLD_REASONS, NOT_MOVED, NOT_SAVED } from '@/domain/withdrawal/rules';
import { useFormat } from '@/src/format';
import type { TimelineStep } from '@/src/ui/timeline/Timeline';
import styles from './Status.module.css';

/** More than these would be hairs: each stands for several then. */
const MOST_BLOCKS = 24;
const ORDER = ['HELD', 'REVIEW', 'BROADCAST', 'CONFIRMING', 'DONE'] as const;
type Step = (typeof ORDER)[number];

/** Which step is running; what ended with nothing sent has a last step of its own. */
const RUNNING: Readonly<Record<Withdrawal['status'], Step | 'OVER' | 'RETURNED'>> = {
  HELD: 'HELD',
  REVIEW: 'REVIEW',
  APPROVED: 'BROADCAST',
  SIGNED: 'BROADCAST',
  SENT: 'CONFIRMING',
  CONFIRMING: 'CONFIRMING',
  DONE: 'OVER',
  CANCELLED: 'RETURNED',
  REJECTED: 'RETURNED',
  FAILED: 'RETURNED',
};

const isKnown = (reason: string | null): boolean => [...HOLD_REASONS, NOT_SAVED, NOT_MOVED].some((known) => known === reason);

/** Why it is held, waits, was refused or failed: in the page's words where it is one of ours, as the operator wrote it otherwise. */
export const reasonText = (t: TFunction, reason: string | null): string | undefined =>
  reason === null ? undefined : isKnown(reason) ? t(`send.reasons.${reason}`) : reason;

interface StepParts {
  /** What can be done about the running step. */
  act: ReactNode;
  /** What arrives, and where; undefined while balances are hidden. */
  arrives: { amount: string; recipient: string } | undefined;
}

/** What happened to a withdrawal, what happens now with what can be done about it, and what comes next. */
export function useSteps(withdrawal: Withdrawal, { act, arrives }: StepParts): TimelineStep[] {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { status, reason, device, askedAt, leavesAt, approvedAt, sentAt, endedAt, confirmations, confirmationsNeeded } = withdrawal;
  const running = RUNNING[status];
  const why = reasonText(t, reason);
  const asked: TimelineStep = {
    key: 'asked',
    state: 'done',
    title: t('send.steps.asked'),
    text: device === '' ? undefined : t('send.steps.askedFrom', { device }),
    at: format.moment(askedAt),
  };
  if (running === 'RETURNED') {
    return [
      asked,
      {
        key: 'end',
        state: 'done',
        title: t(`send.status.${status}`),
        // Who called it back knows why.
        text: [status === 'CANCELLED' ? undefined : why, t('send.returned')].filter(Boolean).join(' '),
        at: endedAt === null ? undefined : format.moment(endedAt),
      },
    ];
  }
  const now = running === 'OVER' ? ORDER.length : ORDER.indexOf(running);
  const runningText = (text: ReactNode) => (
    <>
      {text}
      {act}
    </>
  );
  const words: Readonly<Record<Step, { title: string; text: ReactNode; at?: number | null }>> = {
    HELD:
      now === 0
        ? { title: t('send.steps.heldUntil', { at: format.moment(leavesAt) }), text: why }
        : { title: t('send.steps.holdEnded'), text: t('send.steps.holdEndedText') },
    REVIEW: {
      title: t('send.steps.approval'),
      text: now === 1 ? (why ?? t('send.steps.approvalText')) : t('send.steps.approvalText'),
      at: approvedAt,
    },
    BROADCAST: { title: t('send.steps.broadcast'), text: t('send.steps.broadcastText', { network: withdrawal.networkName }), at: sentAt },
    CONFIRMING: {
      title: t('send.steps.confirmations', { done: confirmations, needed: confirmationsNeeded }),
      text: (
        <>
          {t('send.steps.confirmationsText')}
          {now === ORDER.indexOf('CONFIRMING') ? <Blocks done={confirmations} needed={confirmationsNeeded} /> : null}
        </>
      ),
    },
    DONE: { title: t('send.status.DONE'), text: arrives ? t('send.steps.doneAt', arrives) : t('send.steps.doneText'), at: endedAt },
  };
  return [
    asked,
    ...ORDER.map((step, place): TimelineStep => {
      const { title, text, at } = words[step];
      return {
        key: step,
        state: place < now ? 'done' : place === now ? 'now' : 'next',
        title,
        text: place === now ? runningText(text) : text,
        at: place < now && at ? format.moment(at) : undefined,
      };
    }),
  ];
}

/** The title counts them in words. */
function Blocks({ done, needed }: { done: number; needed: number }) {
  return (
    <span className={styles.blocks} aria-hidden="true" data-testid="send-blocks">
      {Array.from({ length: Math.min(needed, MOST_BLOCKS) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <span key={place} className={clsx(styles.block, (place + 1) * needed <= done * Math.min(needed, MOST_BLOCKS) && styles.made)} />
      ))}
    </span>
  );
}
