import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpScreen } from '@/src/features/help';
import { findAnswers } from '@/src/features/help/model/findAnswers';
import { LOCALES } from '@/src/i18n/locales';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import { topicsOf } from '@/src/lib/markdown/topics';
import { renderShell } from '../../support/renderShell';

const TEXT = `
Left out.

## Account

### I lost my phone

Use a **recovery code**.

### Límites

- One
- Two

## Trading

### Why was my order not filled?

Nobody has offered your price.

## Empty
`;
const topics = topicsOf(readMarkdown(TEXT));
const open = (part: Partial<Parameters<typeof HelpScreen>[0]> = {}, site = {}) =>
  renderShell(<HelpScreen topics={topics} writtenIn="en" {...part} />, { path: '/profile/help', site });
const questions = () =>
  screen
    .getAllByText(/lost|Límites|order/)
    .filter((element) => element.closest('summary'))
    .map(({ textContent }) => textContent);

describe('answers', () => {
  it('are read out of a text with topics and questions', () => {
    expect(topics.map(({ title, answers }) => [title, answers.map(({ question }) => question)])).toEqual([
      ['Account', ['I lost my phone', 'Límites']],
      ['Trading', ['Why was my order not filled?']],
    ]);
  });

  it('are found by every word, without marks, in question and answer', () => {
    const found = (search: string) => findAnswers(topics, search).flatMap(({ answers }) => answers.map(({ question }) => question));
    expect(found('RECOVERY phone')).toEqual(['I lost my phone']);
    expect(found('limites two')).toEqual(['Límites']);
    expect(found('  ')).toHaveLength(3);
    expect(found('recovery price')).toEqual([]);
  });

  it.each(LOCALES)('the product has the same ones in %s', (locale) => {
    const read = (language: string) => topicsOf(readMarkdown(readFileSync(join('locales', language, 'help.md'), 'utf8')));
    const shape = (language: string) => read(language).map(({ answers }) => answers.length);
    expect(shape(locale)).toEqual(shape('en'));
    expect(read(locale).every(({ answers }) => answers.every(({ blocks }) => blocks.length > 0))).toBe(true);
    if (locale !== 'en') expect(read(locale)[0]?.title).not.toBe(read('en')[0]?.title);
  });
});

describe('the page of help', () => {
  it('shows a topic alone while it is pressed, and searches all of them', async () => {
    open();
    expect(questions()).toHaveLength(3);
    const account = screen.getByRole('button', { name: /^Account/ });
    await userEvent.click(account);
    expect(account).toHaveAttribute('aria-pressed', 'true');
    expect(questions()).toEqual(['I lost my phone', 'Límites']);
    await userEvent.type(screen.getByTestId('help-search'), 'offered');
    expect(questions()).toEqual(['Why was my order not filled?']);
    expect(screen.getByText('Nobody has offered your price.')).toBeVisible();
  });

  it('says when nothing is found, and takes the search back', async () => {
    open();
    await userEvent.type(screen.getByTestId('help-search'), 'moon');
    await userEvent.click(within(screen.getByRole('status')).getByRole('button'));
    expect(questions()).toHaveLength(3);
  });

  it('has no contact where the brand has none, and says what else it has', async () => {
    const onChat = jest.fn();
    const links = { footer: {}, social: {} };
    const { unmount } = open({}, { links });
    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
    unmount();
    open({ onChat }, { links: { ...links, help: { default: 'https://harbour.example/help' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Start chat: Chat' }));
    expect(onChat).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Open: Help centre' })).toHaveAttribute('href', 'https://harbour.example/help');
  });

  it('says that a brand’s answers are in another language, and marks them so', () => {
    open({ writtenIn: 'es' });
    expect(screen.getByText('These answers are not written in your language.')).toBeVisible();
    expect(screen.getByText('I lost my phone').closest('[lang]')).toHaveAttribute('lang', 'es');
  });
});
