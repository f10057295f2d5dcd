import type { Address } from 'viem';
import type { Actor } from '@/exchange/app/actor';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { OwnAddresses } from '@/exchange/app/custody/deposits/ownAddresses';
import { refuseOtherKeys } from '@/exchange/app/custody/keyTraces';
import { sweepChain } from '@/exchange/app/custody/sweeps/sweepChain';
import type { EvmChain } from '@/exchange/custody/evm/evmChain';
import { createDepositRepository } from '@/exchange/db/custody/depositRepository';
import { createKeyTraceRepository } from '@/exchange/db/custody/keyTraceRepository';
import { createNetworkRepository } from '@/exchange/db/custody/networkRepository';
import { createSweepRepository } from '@/exchange/db/custody/sweepRepository';
import { storedActor } from '../support/depositsRig';
import { describeOnAnvil } from '../support/evm/anvil';
import { ACCOUNT, buildEvmRig, type EvmRig, PHRASE } from '../support/evm/evmRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type Money, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const CHAIN = 'ethereum';
/** As the catalogue asks for. */
const CONFIRMATIONS = 12;
const DEEP = CONFIRMATIONS - 1;

describeOnAnvil('custody on a real node', () => {
  describeOnDatabase('and a real ledger', (database) => {
    let rig: EvmRig;
    let money: Money;
    let chain: EvmChain;
    let actor: Actor;
    let address: Address;
    const logged: string[] = [];
    const write = (fields: object, message: string) =>
      void logged.push(JSON.stringify(fields, (_name, it) => (it instanceof Error ? it.stack : it)) + message);
    const log = { info: write, warn: write, error: write };

    const stores = () => ({ deposits: createDepositRepository(database()), sweeps: createSweepRepository(database()) });
    /** As a process that has just started would do it: nothing is in memory. */
    const follow = async () => {
      const { deposits: store } = stores();
      const { writer, bus, clock } = money;
      const addresses = new OwnAddresses({ store, clock });
      await followChain({ store, networks: createNetworkRepository(database()), addresses, writer, bus, clock, log }, rig.chain());
    };
    const sweep = async (on: EvmChain = rig.chain()) => {
      const { deposits, sweeps: store } = stores();
      await sweepChain({ store, standing: deposits.standing, writer: money.writer, clock: money.clock, log }, on);
    };
    const mine = async (blocks: number) => {
      await rig.anvil.mine(blocks);
      await follow();
    };
    const inWallet = async (asset: string) => {
      const [row] = await database().query<{ available: bigint }>(
        "select available from accounts where owner_id = $1 and wallet = 'MAIN' and asset = $2",
        [actor.userId, asset],
      );
      return BigInt(row?.available ?? 0);
    };
    const houseHas = async (owner: string, asset: string) => {
      const [row] = await database().query<{ total: bigint }>(
        'select available + held as total from accounts where owner_id = $1 and asset = $2',
        [owner, asset],
      );
      return BigInt(row?.total ?? 0);
    };
    const states = async () =>
      (await database().query<{ step: string; state: string }>('select step, state from sweeps order by id')).map(
        ({ step, state }) => `${step} ${state}`,
      );

    beforeAll(async () => {
      rig = await buildEvmRig();
      money = await startMoney(database());
      chain = rig.chain();
      await follow();
      actor = await storedActor(database());
      const addresses = new OwnAddresses({ store: stores().deposits, clock: money.clock });
      address = (await addresses.current(actor.userId, chain)).address as Address;
    });
    afterEach(() => expectLedgerHolds(database()));
    afterAll(async () => {
      await money.writer.stop();
      await rig.stop();
    });

    it('credits a deposit once, with its confirmations, however often whoever follows is started anew', async () => {
      await rig.pay(address, '2');
      await mine(1);
      expect(await inWallet('ETH')).toBe(0n);
      await mine(DEEP - 1);
      expect(await inWallet('ETH')).toBe(0n);
      await mine(1);
      await mine(3);
      expect(await inWallet('ETH')).toBe(200_000_000n);
    });

    it('takes back what gave way before it was credited, and credits it from where it stands then', async () => {
      const txId = await rig.payToken(address, 50_000_000n);
      await mine(2);
      const raw = await rig.anvil.rpc<string>('eth_getRawTransactionByHash', txId);
      await rig.anvil.rpc('anvil_reorg', 2, []);
      await rig.anvil.rpc('anvil_dropAllTransactions');
      await mine(1);
      const shown = () => database().query<{ status: string }>('select status from deposits where tx_id = $1', [txId]);
      expect(await shown()).toEqual([{ status: 'GONE' }]);
      await rig.anvil.rpc('eth_sendRawTransaction', raw);
      await mine(1);
      expect(await shown()).toEqual([{ status: 'PENDING' }]);
      await mine(DEEP);
      expect(await shown()).toEqual([{ status: 'CREDITED' }]);
      expect(await inWallet('USDT')).toBe(5_000_000_000n);
    });

    it('concludes nothing while the node is dead, and goes on behind it', async () => {
      const dead = rig.chain(['http://127.0.0.1:1']);
      await expect(sweep(dead)).rejects.toThrow('does not answer');
      expect(await states()).toEqual([]);
    });

    it('moves both to its own wallets, step by step, over a crash between writing down and sending; the way is paid by the exchange', async () => {
      const before = await chain.reserve('ETH', 1);
      // Written down, and the process is gone before it is sent.
      const mute = { ...rig.chain(), broadcast: () => Promise.reject(new Error('gone')) };
      await sweep(mute);
      expect(await states()).toEqual(['sweep OPEN']);
      const sent = async () => {
        await sweep();
        await mine(1);
      };
      // Ether first: to the gas wallet, which then pays for the token's way. Each step waits for the one before to be in a block.
      for (let step = 0; step < 4; step += 1) await sent();
      expect(await states()).toEqual(['sweep OPEN', 'fees OPEN', 'sweep OPEN']);
      expect(await rig.has(rig.addressAt({ branch: 0, index: 0 }), rig.token.contract)).toBe(50_000_000n);
      await mine(DEEP);
      await sweep();
      expect(await states()).toEqual(['sweep DONE', 'fees DONE', 'sweep DONE']);
      const spent = before - (await chain.reserve('ETH', 1));
      const booked = -(await houseHas('networkCosts', 'ETH'));
      // Rounded up three times: the ledger never has more than lies there.
      expect(booked >= spent && booked - spent <= 3n).toBe(true);
      // Once more changes nothing, and nothing was credited for what moved.
      await sweep();
      await mine(DEEP);
      expect(-(await houseHas('networkCosts', 'ETH'))).toBe(booked);
      expect([await inWallet('ETH'), await inWallet('USDT')]).toEqual([200_000_000n, 5_000_000_000n]);
      // Custody mirrors what lies there, but for what the ledger is too coarse for.
      expect(-(await houseHas('custody', 'USDT'))).toBe(await chain.reserve('USDT', 1));
      const ether = -(await houseHas('custody', 'ETH'));
      const there = await chain.reserve('ETH', 1);
      expect(there >= ether && there - ether <= 3n).toBe(true);
    });

    it('offers more for a step that no block takes, and one of the two counts', async () => {
      await rig.pay(address, '1');
      await mine(1);
      await mine(DEEP);
      expect(await stores().sweeps.due(CHAIN, 0, 9)).toMatchObject([{ index: 1, asset: 'ETH' }]);
      await sweep();
      money.clock.advance(600_000);
      await sweep();
      expect((await states()).slice(3)).toEqual(['sweep OPEN', 'sweep OPEN']);
      await mine(1);
      await mine(DEEP);
      await sweep();
      expect((await states()).slice(3).sort()).toEqual(['sweep DEAD', 'sweep DONE']);
    });

    it('is not started with other keys than users know addresses of', async () => {
      const traces = createKeyTraceRepository(database());
      await expect(refuseOtherKeys(chain, traces)).resolves.toBeUndefined();
      const other = { ...chain, addressOf: async () => rig.addressAt({ branch: 1, index: 1 }) };
      await expect(refuseOtherKeys(other, traces)).rejects.toThrow('come from other keys');
    });

    it('has no key in any table or any line of the log', async () => {
      const tables = await database().query<{ name: string }>(
        'select table_name as name from information_schema.tables where table_schema = current_schema()',
      );
      const texts = await Promise.all(
        tables.map(async ({ name }) => JSON.stringify(await database().query(`select t::text from "${name}" t`))),
      );
      const everything = [...texts, ...logged].join('\n').toLowerCase();
      expect(everything).toContain(address.toLowerCase());
      const keys = [0, 1].flatMap((branch) => [0, 1, 2].map((index) => ACCOUNT.deriveChild(branch).deriveChild(index).privateKey));
      const secrets = [
        ...[ACCOUNT.privateKey, ...keys].map((key) => Buffer.from(key ?? []).toString('hex')),
        ...[ACCOUNT.privateExtendedKey, PHRASE].map((text) => text.toLowerCase()),
      ];
      for (const secret of secrets) expect(everything.includes(secret)).toBe(false);
    });
  });
});
