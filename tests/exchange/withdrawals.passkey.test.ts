import { fromUnits } from '@/domain/money/units';
import { createInTurn } from '@/exchange/app/inTurn';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { startWithdrawal, withdraw, withdrawChallenge } from '@/exchange/app/withdrawals/withdraw';
import { createBookStore } from '@/exchange/db/withdrawals/bookStore';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { type AccountsRig, buildAccountsRig, looseLimits, refusalOf } from '../support/accountsRig';
import { depositsRig } from '../support/depositsRig';
import { fund, type Money, startMoney } from '../support/moneyDesk';
import { type PasskeyOwner, passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** On a network whose addresses are shared, and told apart by a memo. */
const TAGGED = { symbol: 'XRP', chainId: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };

interface Wanted {
  symbol: string;
  chainId: string;
  address: string;
  memo?: string;
  needsNoMemo?: boolean;
  amount: string;
}
type Passkey = ReturnType<PasskeyOwner['device']['sign']>;

describeOnDatabase('a passkey that proves a withdrawal', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let context: WithdrawalContext;
  let mei: PasskeyOwner;
  let serial = 0;
  /** Networks ask for another fee by now. */
  let isDearer = false;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    money = await startMoney(database(), { bus: rig.bus as never });
    const { context: custody, follow } = await depositsRig(database(), money);
    for (const chainId of ['bsc', 'ethereum', 'xrp']) await follow(chainId);
    const { networks } = custody;
    context = {
      ...{ queries: createWithdrawalQueries(database()), book: createBookStore(database(), { delivery: () => {}, notices: () => {} }) },
      ...{ writer: money.writer, chains: custody.chains, clock: money.clock, scales: money.writer.scales },
      networks: {
        ...networks,
        find: async (asset, chainId, brand) => {
          const found = await networks.find(asset, chainId, brand);
          return found && isDearer ? { ...found, withdrawalFee: found.withdrawalFee * 2n } : found;
        },
      },
      accounts: { sending: rig.accounts.sending, tellOwner: async () => {}, originOf: rig.accounts.originOf },
      rules: { windowMs: 300_000, firstMs: 86_400_000, approvalUsd: 10_000, fourEyesUsd: 100_000 },
      ...{ limitUsd: async () => '200000', rates: () => new Map<string, string>(), inTurn: createInTurn() },
    };
  });
  beforeEach(async () => {
    isDearer = false;
    serial += 1;
    mei = await passkeyOwner(rig, `mei.leaves.${serial}`);
    for (const asset of ['USDT', 'ETH', 'XRP']) {
      await fund(money, mei.actor, asset, '1000');
      const moved = {
        userId: mei.id,
        clientTransferId: `fund-${asset}`,
        asset,
        amount: 1000n * 10n ** BigInt(context.scales.get(asset) ?? 0),
      };
      await money.writer.run('transfer', { ...moved, from: 'TRADE', to: 'MAIN' });
    }
    // A new second factor holds what is sent; that is another rule.
    await database().query('update users set sending_held_until = null, auth_status = 1');
  });
  afterAll(() => money.writer.stop());

  const wanted = (over: Partial<Wanted> = {}): Wanted => ({ symbol: 'USDT', chainId: 'bsc', address: ADDRESS, amount: '100', ...over });
  const withFee = async (of: Wanted) => {
    const network = await context.networks.find(of.symbol, of.chainId, 'kontor');
    return { ...of, comparedAddress: true, fee: fromUnits(network?.withdrawalFee ?? 0n, context.scales.get(of.symbol) ?? 0) };
  };
  const signed = async (of = wanted()) => mei.device.sign(await withdrawChallenge(context, mei.actor, rig.caller, await withFee(of)));
  /** Asks for the code of it, and sends it with that and the passkey. */
  const send = async (of: Wanted, passkey: Passkey) => {
    const params = await withFee(of);
    serial += 1;
    const { ticket } = await startWithdrawal(context, mei.actor, rig.caller, params);
    await rig.settled();
    const named = { ...params, clientWithdrawalId: `signed-${serial}`, ticket, code: rig.codeFor(mei.email), passkey };
    return refusalOf(withdraw(context, mei.actor, rig.caller, named));
  };

  it('is good for its coin, network, address, amount and fee, however they are written, and once', async () => {
    const passkey = await signed();
    expect(await send(wanted({ address: ` ${ADDRESS.toLowerCase()}`, amount: '100.00' }), passkey)).toBe('answered');
    expect(await send(wanted(), passkey)).toBe('passkeyExpired');
  });

  it.each<[string, Partial<Wanted>]>([
    ['address', { address: OTHER }],
    ['network', { chainId: 'ethereum' }],
    ['amount', { amount: '101' }],
    ['coin', { symbol: 'ETH' }],
  ])('is good for no other %s, though the code is for that, and is used up by the try', async (_what, other) => {
    const passkey = await signed();
    expect(await send(wanted(other), passkey)).toBe('passkeyExpired');
    expect(await send(wanted(), passkey)).toBe('passkeyExpired');
  });

  it('is good for one memo, and for none where none was signed', async () => {
    const tagged = (memo?: string): Wanted => ({ ...TAGGED, amount: '100', ...(memo === undefined ? { needsNoMemo: true } : { memo }) });
    expect(await send(tagged('8'), await signed(tagged('7')))).toBe('passkeyExpired');
    expect(await send(tagged(), await signed(tagged('7')))).toBe('passkeyExpired');
    expect(await send(tagged('7'), await signed(tagged()))).toBe('passkeyExpired');
    expect(await send(tagged('07'), await signed(tagged('7')))).toBe('answered');
  });

  it('is good for one fee', async () => {
    const passkey = await signed();
    isDearer = true;
    expect(await send(wanted(), passkey)).toBe('passkeyExpired');
  });

  it('is none that was asked for anything else, and proves nothing else', async () => {
    const general = mei.device.sign(await rig.accounts.passkeys.challenge(mei.actor, rig.caller));
    expect(await send(wanted(), general)).toBe('passkeyExpired');
    const passkey = await signed();
    expect(await refusalOf(rig.accounts.passkeys.setLogin(mei.actor, rig.caller, { isOn: true, passkey }))).toBe('passkeyExpired');
  });

  it('is asked for so often, and nothing is read for who asks more often', async () => {
    const callsPerAddress = { ...looseLimits.callsPerAddress, allowance: 2 };
    const strict = await buildAccountsRig(database(), { limits: { ...looseLimits, callsPerAddress } });
    const narrow = { ...context, accounts: { ...context.accounts, sending: strict.accounts.sending } };
    const ask = async (of: Wanted) =>
      refusalOf(withdrawChallenge(narrow, mei.actor, { ...rig.caller, ip: '192.0.2.13' }, { ...of, fee: (await withFee(wanted())).fee }));
    expect([await ask(wanted()), await ask(wanted())]).toEqual(['answered', 'answered']);
    expect(await ask(wanted())).toMatch(/^rateLimited/);
    expect(await ask(wanted({ address: 'nowhere' }))).toMatch(/^rateLimited/);
  });

  it('is not asked for of what cannot leave', async () => {
    expect(await refusalOf(signed(wanted({ address: 'nowhere' })))).toMatch(/Format/);
    expect(await refusalOf(signed(wanted({ amount: '0.000000001' })))).toMatch(/^amountStep/);
  });
});
