import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { Workshop } from '@/src/features/workshop';
import { renderUi } from './renderUi';

const IMPORT = /from '@\/(src\/[^']+)'|from '(\.\.?\/[^']+)'/g;

const fileOf = (path: string) => [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));

/** A file and everything of src it imports, directly or not. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  // A set grows while it is walked.
  for (const file of reached)
    for (const [, absolute, relative] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const found = fileOf(absolute ?? new URL(relative ?? '', `file:///${folder}/`).pathname.slice(1));
      if (found) reached.add(found);
    }
  return reached;
}

describe('workshop', () => {
  it.each(['en', 'ar-AE'])('shows itself without a complaint from React (%s)', (locale) => {
    const complaint = jest.spyOn(console, 'error');
    renderUi(<Workshop />, { locale });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(14);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('has every component of the design system', () => {
    const reached = reachedFrom('src/features/workshop/Workshop.tsx');
    // Mounted once around or above every page, the workshop's too, by the shell.
    const ofTheShell = /^src\/ui\/(toast\/Toast(Host|Stack)|progress\/(RouteProgress|LoadingOverlay))\.tsx$/;
    const components = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `src/ui/${file}`);
    expect(components.length).toBeGreaterThan(50);
    const missing = components.filter((file) => !reached.has(file) && !ofTheShell.test(file));
    expect(missing).toEqual([]);
  });
});
