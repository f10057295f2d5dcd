import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

// The forms of who signs in or chooses a password, filled in as a user does it.

/** What a field holds, by its label. */
export type Typed = readonly (readonly [label: string, text: string])[];

/** At once: letter by letter each form would take seconds. */
export function typeAll(typed: Typed): void {
  for (const [label, value] of typed) fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
}

export const valuesOf = (typed: Typed): (readonly [string, string])[] =>
  typed.map(([label]) => [label, (screen.getByLabelText(label, { exact: true }) as HTMLInputElement).value]);

/** The six boxes of a code. */
export async function typeCode(code: string): Promise<void> {
  const boxes = within(await screen.findByRole('group', { name: 'Code' })).getAllByRole('textbox');
  await userEvent.type(boxes[0] as HTMLElement, code);
}

/** A form as a test opens it: the page, where it stands, what is typed into it, and what sends it. */
export interface SentForm {
  page: ReactElement;
  path: string;
  typed: Typed;
  button: string;
}
