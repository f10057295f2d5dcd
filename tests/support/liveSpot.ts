/** What every spot pair of a fixture shares; `settle` of pairs against another quote is given beside it. */
export const liveSpot = { kind: 'SPOT', settle: 'USDT', state: 'LIVE', stateReason: null, stateUntil: null } as const;
