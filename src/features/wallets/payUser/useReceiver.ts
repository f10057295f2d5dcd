import { useRef, useState } from 'react';
import type { CallData } from '@/contract/calls';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { findReceiver } from '@/src/api/calls/userTransfers';
import type { ReceiverParams } from './payment';

/** A user who was found, and what was asked to find them: whoever is shown is who is sent to. */
export type FoundReceiver = CallData<'receiverFind'> & { asked: ReceiverParams };

interface Answer {
  question: string;
  receiver?: FoundReceiver;
  error?: ApiError;
}

const questionOf = (asked: ReceiverParams) => JSON.stringify(asked);

/** Who is meant by what is typed now. The latest look counts, and its answer only while it is about what is typed. */
export function useReceiver(typed: ReceiverParams) {
  const [answer, setAnswer] = useState<Answer>();
  const [looking, setLooking] = useState<string>();
  const latest = useRef<string>(undefined);
  const now = questionOf(typed);

  const look = async (asked: ReceiverParams) => {
    const question = questionOf(asked);
    if (latest.current === question) return;
    latest.current = question;
    setLooking(question);
    setAnswer(undefined);
    const said = await findReceiver(asked).then(
      (found): Answer => ({ question, receiver: { ...found, asked } }),
      (error: unknown): Answer => {
        if (!isApiError(error)) throw error;
        return { question, error };
      },
    );
    if (latest.current !== question) return;
    latest.current = undefined;
    setLooking(undefined);
    setAnswer(said);
  };
  const current = answer?.question === now ? answer : undefined;
  return { look, receiver: current?.receiver, error: current?.error, isBusy: looking === now, forget: () => setAnswer(undefined) };
}
