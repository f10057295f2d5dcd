import { setPriority } from 'node:os';
import type { StatementPaper } from '../app/statements/paper';
import { drawStatement } from './drawStatement';

/** Behind everything that trades: a paper may take its time. */
const LOW_PRIORITY = 10;

/** The process that draws one statement, hands it over and ends: it has no database, no keys and no sockets. */
export function runStatement(): void {
  setPriority(LOW_PRIORITY);
  process.on('disconnect', () => process.exit(0));
  process.once('message', async (paper: StatementPaper) => {
    const pdf = await drawStatement(paper);
    process.send?.(pdf, () => process.exit(0));
  });
}
