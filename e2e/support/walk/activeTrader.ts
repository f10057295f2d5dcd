import { randomUUID } from 'node:crypto';
import { type Account, createFundedAccount } from '../accounts';
import { call } from '../exchangeApi';
import { restAt, restingPrice } from '../terminal';
import { answeredCompany } from '../verifiedByCalls';
import { PAIR } from './places';

/**
 * Somebody with an open order, a filled one, balances and a company whose verification is filled in: nothing a trader's screens show is
 * empty. One for all tests of a worker.
 */
let active: Promise<Account> | undefined;
export function activeTrader(): Promise<Account> {
  active ??= (async () => {
    const account = await createFundedAccount('kontor');
    await restAt(account.token, PAIR, await restingPrice(PAIR), '0.001');
    const order = { symbol: PAIR, side: 'BUY', type: 'MARKET', size: '0.001', clientOrderId: randomUUID() } as const;
    await call('kontor', 'createSpotOrder', order, account.token);
    await answeredCompany(account.token, 'Speicherstadt Kaffee GmbH');
    return account;
  })();
  return active;
}
