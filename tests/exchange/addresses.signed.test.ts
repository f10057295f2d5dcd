import type { SessionActor } from '@/exchange/app/actor';
import { refundAddressChallenge, submitRefundAddress } from '@/exchange/app/custody/deposits/ownDeposits';
import { addAddress, addressAddChallenge } from '@/exchange/app/withdrawals/addressBook';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { createBookStore } from '@/exchange/db/withdrawals/bookStore';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { type AccountsRig, buildAccountsRig, looseLimits, refusalOf } from '../support/accountsRig';
import { depositsRig } from '../support/depositsRig';
import { type Money, startMoney } from '../support/moneyDesk';
import { type PasskeyOwner, passkeyOwner } from '../support/passkeyOwner';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

interface Place {
  symbol: string;
  chainId: string;
  address: string;
  memo?: string;
}
const place = (over: Partial<Place> = {}): Place => ({ symbol: 'USDT', chainId: 'bsc', address: ADDRESS, ...over });
/** On a network whose addresses are shared, and told apart by a memo. */
const TAGGED = { symbol: 'XRP', chainId: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
const OTHERS: Partial<Place>[] = [{ address: OTHER }, { chainId: 'ethereum' }, { symbol: 'ETH' }];

describeOnEachDatabase('a passkey that proves where coins may go', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let withdrawals: WithdrawalContext;
  let deposits: Awaited<ReturnType<typeof depositsRig>>['context'];
  let mei: PasskeyOwner;
  let serial = 0;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    money = await startMoney(database(), { bus: rig.bus as never });
    const { context, follow } = await depositsRig(database(), money);
    for (const chainId of ['bsc', 'xrp']) await follow(chainId);
    const { sending } = rig.accounts;
    deposits = { ...context, sending };
    withdrawals = {
      ...{ queries: createWithdrawalQueries(database()), book: createBookStore(database(), { delivery: () => {}, notices: () => {} }) },
      ...{ writer: money.writer, networks: context.networks, chains: context.chains, clock: money.clock, scales: money.writer.scales },
      accounts: { sending, tellOwner: async () => {} },
    } as unknown as WithdrawalContext;
  });
  beforeEach(async () => {
    serial += 1;
    mei = await passkeyOwner(rig, `mei.${serial}`);
  });
  afterAll(() => money.writer.stop());

  const ways = {
    saved: {
      challenge: (of: Place, actor: SessionActor) => addressAddChallenge(withdrawals, actor, rig.caller, of),
      set: (of: Place, passkey: ReturnType<PasskeyOwner['device']['sign']>) =>
        addAddress(withdrawals, mei.actor, rig.caller, { ...of, label: 'Cold wallet', comparedAddress: true, passkey }),
    },
    refund: {
      challenge: (of: Place, actor: SessionActor) => refundAddressChallenge(deposits, actor, rig.caller, of),
      set: (of: Place, passkey: ReturnType<PasskeyOwner['device']['sign']>) =>
        submitRefundAddress(deposits, mei.actor, rig.caller, { ...of, passkey }),
    },
  };
  const signed = async (way: keyof typeof ways, of = place()) => mei.device.sign(await ways[way].challenge(of, mei.actor));
  const set = (way: keyof typeof ways, of: Place, passkey: ReturnType<PasskeyOwner['device']['sign']>) =>
    refusalOf(ways[way].set(of, passkey) as Promise<unknown>);

  describe.each(['saved', 'refund'] as const)('%s', (way) => {
    it('is good for its network, coin and address, however the address is written, and once', async () => {
      const passkey = await signed(way);
      expect(await set(way, place({ address: ` ${ADDRESS.toLowerCase()}` }), passkey)).toBe('answered');
      expect(await set(way, place({ address: OTHER }), passkey)).toBe('passkeyExpired');
    });

    it('is good for no other, and is used up by the try', async () => {
      for (const other of OTHERS) {
        const passkey = await signed(way);
        expect([other, await set(way, place(other), passkey)]).toEqual([other, 'passkeyExpired']);
        expect([other, await set(way, place(), passkey)]).toEqual([other, 'passkeyExpired']);
      }
    });

    it('is good for one memo', async () => {
      for (const memo of ['8', undefined]) {
        const passkey = await signed(way, { ...TAGGED, memo: '7' });
        const other = { ...TAGGED, ...(memo && { memo }) };
        expect([memo, await set(way, other, passkey)]).toEqual([memo, 'passkeyExpired']);
      }
      expect(await set(way, { ...TAGGED, memo: '07' }, await signed(way, { ...TAGGED, memo: '7' }))).toBe('answered');
    });

    it('is asked for so often, and nothing is read for who asks more often', async () => {
      const callsPerAddress = { ...looseLimits.callsPerAddress, allowance: 2 };
      const strict = await buildAccountsRig(database(), { limits: { ...looseLimits, callsPerAddress } });
      const { sending } = strict.accounts;
      const caller = { ...rig.caller, ip: way === 'saved' ? '192.0.2.11' : '192.0.2.12' };
      const ask = (of: Place) =>
        way === 'saved'
          ? addressAddChallenge({ ...withdrawals, accounts: { ...withdrawals.accounts, sending } }, mei.actor, caller, of)
          : refundAddressChallenge({ ...deposits, sending }, mei.actor, caller, of);
      expect([await refusalOf(ask(place())), await refusalOf(ask(place()))]).toEqual(['answered', 'answered']);
      expect(await refusalOf(ask(place()))).toMatch(/^rateLimited/);
      expect(await refusalOf(ask(place({ address: 'nowhere' })))).toMatch(/^rateLimited/);
    });

    it('is none that was asked for anything else, the other way among it, and proves nothing else', async () => {
      const general = mei.device.sign(await rig.accounts.passkeys.challenge(mei.actor, rig.caller));
      expect(await set(way, place(), general)).toBe('passkeyExpired');
      expect(await set(way, place(), await signed(way === 'saved' ? 'refund' : 'saved'))).toBe('passkeyExpired');
      const passkey = await signed(way);
      expect(await refusalOf(rig.accounts.passkeys.setLogin(mei.actor, rig.caller, { isOn: true, passkey }))).toBe('passkeyExpired');
    });

    it('is not asked for where there is no such network, or no such address', async () => {
      expect(await refusalOf(ways[way].challenge(place({ chainId: 'nowhere' }), mei.actor))).toMatch(/Unknown/);
      expect(await refusalOf(ways[way].challenge(place({ address: 'nowhere' }), mei.actor))).toMatch(/Format/);
    });
  });
});
