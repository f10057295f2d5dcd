import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegalScreen } from '@/src/features/legal';
import type { LegalDocument } from '@/src/features/legal/model/legalDocument';
import { legalText } from '@/src/features/legal/model/legalText';
import { sectionBeingRead } from '@/src/features/legal/model/sectionBeingRead';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import { renderShell } from '../../support/renderShell';

const TEXT =
  '# Terms of service\n\n> **In short.** Be fair.\n\n## What it covers\n\nAll of 3 sites.\n\n## Your account\n\n1. One person.\n2. Keep **it**, see [risk](#your-account).\n';

const documentOf = (change: Partial<LegalDocument> = {}): LegalDocument => ({
  ...{ name: 'terms', language: 'en', version: '7', inForce: '2026-11-01', minutes: 14, blocks: readMarkdown(TEXT) },
  ...change,
});

describe('terms', () => {
  it('show their version and day, a summary, and clauses that can be quoted', () => {
    renderShell(<LegalScreen document={documentOf()} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of service');
    expect(screen.getByRole('article')).toHaveTextContent('In force from 1 Nov 2026. Version 7.');
    expect(screen.getByText('In short.')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['1What it covers', '2Your account', 'This version'],
    ]);
    expect(screen.getByText('2.2').closest('li')).toHaveTextContent('2.2Keep it, see risk.');
    expect(within(screen.getByRole('complementary')).getByText('14 min')).toBeInTheDocument();
  });

  it('have contents that lead to their places', () => {
    const { container } = renderShell(<LegalScreen document={documentOf()} />);
    const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
    const links = within(contents as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#what-it-covers', '#your-account']);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('mark the section being read in the contents as the page is scrolled', () => {
    let scrolled = 0;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
      return new DOMRect(0, (this.id === 'your-account' ? 900 : 200) - scrolled, 680, 700);
    });
    renderShell(<LegalScreen document={documentOf()} />);
    const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
    const marked = () =>
      within(contents as HTMLElement)
        .getAllByRole('link', { current: 'location' })
        .map((link) => link.getAttribute('href'));
    expect(marked()).toEqual(['#what-it-covers']);
    scrolled = 880;
    fireEvent.scroll(window);
    expect(marked()).toEqual(['#your-account']);
    scrolled = 0;
    fireEvent.scroll(window);
    expect(marked()).toEqual(['#what-it-covers']);
    jest.restoreAllMocks();
  });

  it('are written in their own language and direction, and say so where that is not the one of the page', () => {
    renderShell(<LegalScreen document={documentOf()} />, { path: '/terms-of-service', locale: 'ar-AE' });
    expect(screen.getByText('One person.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('One person.').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    const title = screen.getByRole('heading', { level: 1, name: 'شروط الخدمة' });
    // The head is one piece: title, day and note in the page's own language and direction.
    for (const part of [title, screen.getByText(/سارية اعتبارًا من/)]) expect(part.closest('[lang], [dir]')).toBe(document.documentElement);
    expect(screen.getByText('لم يُترجم هذا النص إلى لغتك بعد.')).toBeInTheDocument();
  });

  it('have the words of the page for a title where the text has none, and print', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    renderShell(<LegalScreen document={documentOf({ name: 'privacy', blocks: readMarkdown('Only words.') })} licence={<p>Licensed.</p>} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    expect(screen.getByText('Only words.')).toBeInTheDocument();
    expect(screen.getByText('Licensed.')).toBeInTheDocument();
    expect(screen.queryByText(/not been translated/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalled();
  });
});

describe('the parts of a text', () => {
  it('are what stands before its sections, and these with their own subheadings', () => {
    const { title, summary, lead, sections } = legalText(readMarkdown('Lead\n\n> Short\n\n## A\n\n### a\n\nx\n\n## B'));
    expect([title, summary?.length, lead.length]).toEqual([undefined, 1, 1]);
    expect(sections.map(({ id, number, blocks }) => [id, number, blocks.length])).toEqual([
      ['a', 1, 2],
      ['b', 2, 0],
    ]);
  });
});

describe('the section being read', () => {
  const windowHeight = 800;
  /** Twelve long sections, then two short ones and a foot: the page ends with four of them in the window. */
  const places = [...Array.from({ length: 12 }, (_, index) => 200 + index * 300), 3_600, 3_700];
  const total = 3_200;
  const at = (scrolled: number) =>
    sectionBeingRead({ tops: places.map((top) => top - scrolled), windowHeight, scrolled, left: total - scrolled });

  it('is the first at the top of the page, the last at its end, and every one in between has its turn', () => {
    expect(at(0)).toBe(0);
    expect(at(total)).toBe(13);
    const seen = Array.from({ length: total + 1 }, (_, scrolled) => at(scrolled));
    expect([...new Set(seen)]).toEqual(places.map((_, index) => index));
  });

  it('is the one at the top of the window in the middle of the text, and the first where nothing scrolls', () => {
    expect(at(1_380)).toBe(4);
    expect(at(1_300)).toBe(3);
    expect(sectionBeingRead({ tops: [10, 200], windowHeight, scrolled: 0, left: 0 })).toBe(0);
  });
});
