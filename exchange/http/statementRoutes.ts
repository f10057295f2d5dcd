import type { FastifyInstance } from 'fastify';
import type { StatementContext } from '../app/statements/context';
import { listStatements } from '../app/statements/listStatements';
import { makeStatement } from '../app/statements/makeStatement';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Monthly statements of the own account. */
export function registerStatementRoutes(app: FastifyInstance, statements: StatementContext): void {
  route(app, 'statements', ({ actor, params, language }) => listStatements(statements, actor, params, language));
  route(app, 'statement', ({ actor, params, language }) => makeStatement(statements, actor, params, language), CALL_COSTS.decoding);
}
