import type { Person } from '../fixtures';
import type { Step } from './inPage';

/** How something is brought: by hand first, then by what can be done in the page. */
export interface Way {
  byHand?(person: Person): Promise<unknown>;
  steps?(person: Person): readonly Step[];
  /** Something lies over the page in the end. */
  covers: boolean;
}

/** Something over a page, or a part of it that shows when asked for. */
export interface Surface extends Way {
  name: string;
  /** Windows it is in, in px. */
  from?: number;
  below?: number;
  /** Opened once: the window changes around it. */
  stays?: boolean;
  /** Judged by axe, too, as the page is. */
  isJudged?: true;
}

/** A page and its surfaces, in the order in which one leads to the next; Escape closes those that lie over the page. */
export interface Screen {
  name: string;
  go(person: Person): Promise<unknown>;
  surfaces?: readonly Surface[];
  /** Looked at more closely than others: by axe and by Tab alone. A page of hundreds of stops: by axe. */
  closely?: 'keys' | 'axe';
  /** Takes back what going there did to more than the page. */
  leave?(person: Person): Promise<unknown>;
}
