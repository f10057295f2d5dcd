import type { AxeResults, ContextObject, NodeResult, RunOptions } from 'axe-core';
import type { looksIn } from './looks';

export type Theme = 'dark' | 'light';

export interface Question {
  /** CSS selector of what to look at. */
  part: string;
  /** CSS selector of what is left out. */
  stale: string;
  /** Colours are judged in each, everything else once. */
  themes: readonly Theme[];
  /** Looks at colours alone. */
  isAboutColours: boolean;
}

export interface Verdict {
  /** What breaks a rule, in words, by theme. */
  found: [theme: Theme, breaches: string[]][];
  /** Looks that were found good and had not been known to be. */
  good: string[];
}

/** Judges the page where it stands. Runs in the page, which has axe and the looks that are known to be good. */
export async function judge({ part, stale, themes, isAboutColours }: Question, looksOf: typeof looksIn): Promise<Verdict> {
  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa'];
  const { axe, goodLooks } = window as unknown as {
    axe: { run(context: ContextObject, options: RunOptions): Promise<AxeResults> };
    goodLooks: Set<string>;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const paintedIn = () => document.documentElement.getAttribute('data-theme');
  /** Puts the page into a theme at once, as the stored choice does before the first paint. */
  const paintIn = async (theme: Theme) => {
    if (paintedIn() === theme && !isMoving()) return;
    document.documentElement.setAttribute('data-theme', theme);
    // Colours on their way from one theme to the other have contrasts of neither; an inherited one starts when its parent's is done.
    for (let calm = 0; calm < 2; calm = isMoving() ? 0 : calm + 1) await frame();
  };
  const worded = ({ violations }: AxeResults) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
  const parts = [...document.querySelectorAll(part)];
  if (parts.length === 0) throw new Error(`nothing to judge: ${part}`);
  const common = { preload: false } satisfies RunOptions;

  /** A link among words is told from them by its colour: by that of both. */
  const isAmongWords = (link: Element) => {
    const { display } = getComputedStyle(link);
    if (!display.startsWith('inline') || display === 'inline-block') return false;
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return (block?.textContent ?? '').trim().length > (link.textContent ?? '').trim().length;
  };
  const good: string[] = [];
  const judgeColours = async () => {
    const looks = looksOf(parts, (element) => element.closest(stale) !== null);
    const unknown = [...looks].filter(([, look]) => !goodLooks.has(look)).map(([element]) => element);
    const links = parts.flatMap((each) => [...each.querySelectorAll('a, [role="link"]')]).filter(isAmongWords);
    if (unknown.length + links.length === 0) return [];
    const results = await axe.run(
      { include: [...unknown, ...links] as never, exclude: [[stale]] as never },
      {
        ...common,
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      },
    );
    const looksAmong = (nodes: readonly NodeResult[]) => nodes.flatMap(({ element }) => looks.get(element as Element) ?? []);
    const nodesOf = (kind: 'passes' | 'violations') =>
      results[kind].filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    // What is hidden passes as well: only what has a contrast was judged.
    const judged = nodesOf('passes').filter(({ any }) => any.some(({ data }) => data?.contrastRatio > 0));
    const bad = new Set(looksAmong(nodesOf('violations')));
    for (const look of looksAmong(judged)) {
      if (bad.has(look) || goodLooks.has(look)) continue;
      goodLooks.add(look);
      good.push(look);
    }
    return worded(results);
  };

  const found: Verdict['found'] = [];
  // The one it is in comes first: painting it in another is as much work as judging it.
  const inTurn = themes.toSorted((left, right) => Number(right === paintedIn()) - Number(left === paintedIn()));
  for (const [index, theme] of inTurn.entries()) {
    await paintIn(theme);
    const breaches: string[] = [];
    if (index === 0 && !isAboutColours) {
      const rules = {
        'color-contrast': { enabled: false },
        'link-in-text-block': { enabled: false },
        // Who steers by voice says what is seen (WCAG 2.5.3); axe asks it only where it is named.
        'label-content-name-mismatch': { enabled: true },
      };
      const runOnly: RunOptions['runOnly'] = { type: 'tag', values: TAGS };
      const include = parts as never;
      breaches.push(
        ...worded(await axe.run({ include, exclude: [[stale]] as never }, { ...common, resultTypes: ['violations'], runOnly, rules })),
      );
    }
    found.push([theme, [...breaches, ...(await judgeColours())]]);
  }
  return { found, good };
}
