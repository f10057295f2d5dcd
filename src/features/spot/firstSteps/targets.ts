import type { Step } from './progress';

/** What each hint stands beside. A ticket with a size in it is ready to be sent. */
const TARGETS: Record<Step | 'send', string> = {
  claim: '[data-testid="ticket"] [data-testid="available"]',
  // The input itself lies unseen over what is drawn of it.
  buy: '[data-testid="ticket"] :has(> input[type="range"])',
  send: '[data-testid="ticket"] [data-testid="place-order"]',
  see: '[data-testid="orders-panel"] [role="tablist"]',
};

export const targetOf = (place: Step | 'send'): HTMLElement | null => document.querySelector<HTMLElement>(TARGETS[place]);
