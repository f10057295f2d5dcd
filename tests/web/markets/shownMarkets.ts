import { screen, within } from '@testing-library/react';

// What the markets page shows, as its tests read it.

export const table = () => screen.getByRole('table', { name: 'Markets' });
export const bodyRows = () => within(table()).getAllByRole('row').slice(1);

/** Pairs by their rows' links, from top to bottom. */
export const shown = () =>
  within(table())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/trade/spot/', ''));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
