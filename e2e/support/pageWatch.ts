import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface PageWatch {
  /** What the browser complained about so far, in the pages of the context. */
  complaints(): string[];
  /** This complaint is what the test is about: a refused call, a line that was cut. */
  expectComplaint(pattern: RegExp): void;
}

const textOf = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/**
 * Listens to the consoles of a context's pages. An error there is a failure wherever it happens: an exception nobody caught,
 * a hydration that did not match, something the content security policy turned away, a resource that is missing.
 */
export function watchPages(context: BrowserContext): PageWatch {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(textOf(message));
  });
  context.on('weberror', (problem) => heard.push(`uncaught: ${problem.error().stack ?? problem.error().message}`));
  return {
    complaints: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expectComplaint: (pattern) => expected.push(pattern),
  };
}
