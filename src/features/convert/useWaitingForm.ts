import { useState } from 'react';
import { actOnce } from '@/src/api/actOnce';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';

interface Coins {
  from: string;
  to: string;
}

/**
 * The form of a conversion that waits. What is filled in makes one of them, however often it is sent: it goes under one name.
 * @param send sends what was filled in, under a name
 */
export function useWaitingForm<Form extends Coins>(
  start: Form,
  call: 'convertLimitCreate' | 'convertPlanCreate',
  send: (form: Form, name: string) => Promise<unknown>,
  onDone: () => void,
) {
  const [form, setForm] = useState(start);
  const readAfter = useReadAfter();
  const sayRepeated = useSayRepeated();
  const { submit, isBusy, error } = useSubmit(async () => {
    try {
      await actOnce(call, form, { orderOf: (name) => name, send: (name) => send(form, name), onRepeat: sayRepeated });
    } finally {
      // Where no answer came, the list says whether it was made.
      await readAfter(call);
    }
    onDone();
  });
  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  /** Never the same coin on both sides: choosing the other one's turns the two around. */
  const choose = (side: 'from' | 'to', coin: string) =>
    setForm((before) => {
      const other = side === 'from' ? 'to' : 'from';
      return { ...before, [side]: coin, ...(before[other] === coin && { [other]: before[side] }) };
    });
  return { form, change, choose, submit: () => void submit(), isBusy, error };
}
