import type { HeavyReads } from '../app/heavyReads';
import { createOwnData, type OwnData } from '../app/ownData/createOwnData';
import { ownDataParts } from '../app/ownData/ownDataParts';
import type { OwnPart } from '../app/ownData/ownPart';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import { createSpot } from '../app/spot/createSpot';
import { asHeavyReads } from '../app/spot/spotQueries';
import type { Verifications } from '../app/verification/createVerifications';
import { MOVEMENT_COLUMNS, movementsOfTrades, ownParts } from '../db/ownData/ownData';
import { createSpotRepository } from '../db/spot/spotRepository';
import { createWebsocketTokenRepository } from '../db/spot/websocketTokenRepository';
import type { Markets } from './openMarkets';

export interface OwnDataParts extends Pick<Markets, 'writer'> {
  database: Database;
  heavyReads: HeavyReads;
  clock: Clock;
  verification: Pick<Verifications, 'exportOf'>;
}

/** Everything there is of users, part by part. It takes its turn among everything that reads much, on the lane of background work. */
export function openOwnParts({ database, heavyReads, clock, writer, verification }: OwnDataParts): OwnPart[] {
  const lane = database.lane('background');
  const spot = createSpot({
    writer,
    queries: asHeavyReads(createSpotRepository(lane), heavyReads),
    websocketTokens: createWebsocketTokenRepository(database),
    clock,
  });
  const stored = ownParts(lane).map((part) => ({
    ...part,
    read: (...asked: Parameters<typeof part.read>) => heavyReads.run(() => part.read(...asked)),
  }));
  return ownDataParts({
    stored,
    spot,
    movementsOfTrades: (userId, tradeIds) => heavyReads.run(() => movementsOfTrades(lane, userId, tradeIds)),
    movementColumns: MOVEMENT_COLUMNS,
    verificationOf: verification.exportOf,
  });
}

/** The export of users' own data. */
export const openOwnData = (parts: OwnDataParts): OwnData => createOwnData(openOwnParts(parts), parts.clock);
