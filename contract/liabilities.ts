import Type, { type Static } from 'typebox';
import { AssetCode, Decimal, Id, oneOf, TimestampMs } from './primitives';

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Ledger units by coin, by the order of letters: `BTC:21482000,USDT:1248022`. This is what is hashed. */
const SumsText = Type.String({ pattern: '^([A-Z0-9]+:[1-9][0-9]*(,[A-Z0-9]+:[1-9][0-9]*)*)?$' });

/** What a brand owed all its users at one moment, and the root of the tree that counts each of them. */
export const LiabilitySnapshot = Type.Object({
  snapshotId: Id,
  takenAt: TimestampMs,
  rootHash: Sha256,
  assets: Type.Array(
    Type.Object({
      coinSymbol: AssetCode,
      /** Decimal places of a ledger unit. */
      scale: Type.Integer({ minimum: 0, maximum: 18 }),
      owed: Decimal,
      /** What lies on chains at that moment; null where no chain can show it. */
      reserve: Type.Union([Decimal, Type.Null()]),
      /** What all brands owe whose coins lie there, this one among them: what the reserve stands against. Null where it was not written down. */
      owedByAll: Type.Union([Decimal, Type.Null()]),
    }),
  ),
});
export type LiabilitySnapshot = Static<typeof LiabilitySnapshot>;

/** Neighbours from a leaf to the top, the lowest first. */
const Path = Type.Array(Type.Object({ side: oneOf(['left', 'right'] as const), hash: Sha256, sums: SumsText }));

/** All that `verify-owed.mjs` needs to show that the user is counted under the root. */
export const LiabilityProof = Type.Object({
  snapshotId: Id,
  uid: Id,
  rootHash: Sha256,
  parts: Type.Array(Type.Object({ part: Type.Integer({ minimum: 0 }), nonce: Type.String(), sums: SumsText, path: Path })),
});
export type LiabilityProof = Static<typeof LiabilityProof>;

/** `proof` is null for who had nothing in any snapshot that is kept. */
export const OwnLiability = Type.Union([
  Type.Object({ proof: Type.Null() }),
  Type.Object({ snapshot: LiabilitySnapshot, proof: LiabilityProof }),
]);
export type OwnLiability = Static<typeof OwnLiability>;
