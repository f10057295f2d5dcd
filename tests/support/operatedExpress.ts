import type { Database } from '@/exchange/app/ports/database';
import { startExpress } from './expressRig';
import { twoOperators } from './twoOperators';

const RULES = { windowMs: 0, firstMs: 0, approvalUsd: 1_000, fourEyesUsd: 2_000 };

/** Buying and selling for money, with Ada and Bob who look at it. */
export async function operatedExpress(database: Database) {
  const express = await startExpress(database);
  const desk = await twoOperators(database, RULES, express.rig.money);
  Object.assign(desk.context, { express: express.context });
  return { express, desk };
}
