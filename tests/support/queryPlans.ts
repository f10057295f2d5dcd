import type { Sql } from '@/exchange/app/ports/database';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export interface PlanFigures {
  /** Tables that were read from their beginning. */
  scanned: string[];
  /** The most rows any step handled. */
  rows: number;
  /** Rows that were read for nothing. */
  removed: number;
}

/** Every statement a repository sends, with what it read when it ran. */
export function explaining(sql: Sql): { sql: Sql; figures: PlanFigures[] } {
  const figures: PlanFigures[] = [];
  return {
    figures,
    sql: {
      query: async <Row>(text: string, params?: readonly unknown[], name?: string) => {
        const [row] = await sql.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (analyze, format json) ${text}`, params);
        const nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
        figures.push({
          scanned: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
          rows: Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops'])),
          removed: nodes.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'], 0),
        });
        return sql.query<Row>(text, params, name);
      },
    },
  };
}
