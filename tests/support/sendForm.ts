import { fireEvent, screen } from '@testing-library/react';
import { type CodeName, codes } from '@/contract/codes';
import { ADDRESS } from './sendScreens';

// The fields of the form that sends, and its button.

export const address = () => screen.findByTestId('send-address');
export const amount = () => screen.findByTestId('send-amount');
export const go = () => screen.getByTestId('send-continue');

/** All that the form asks for, typed. */
export async function typed(sum = '100'): Promise<void> {
  fireEvent.change(await address(), { target: { value: ADDRESS } });
  fireEvent.change(await amount(), { target: { value: sum } });
}

/** What the exchange says no with. */
export const refusal = (name: CodeName, ...params: string[]) => ({
  code: codes[name].code,
  msg: [codes[name].key, ...params].join('||'),
});
