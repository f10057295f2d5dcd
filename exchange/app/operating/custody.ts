import type { OperatorParams } from '@/contract/operator';
import { toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { Chain } from '../custody/chain';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const unknownNetwork = () => new AppError('badRequest', 'chainId', 'no such network');

/** How far each network was read, how far it is, what is wrong with it. */
export async function listChains({ custody }: OperatingContext) {
  const { store, followers, chains, simulation } = custody;
  const simulated = new Map(simulation.state().map((state) => [state.chainId, state]));
  return (await store.chains()).map((line) => {
    const { headHeight = null, failing } = followers.state(line.chainId);
    // Blocks are read on while a head is remembered, and one that was read may be gone by then: no network is ahead of itself.
    const lag = headHeight === null || line.readHeight === null ? null : Math.max(0, headHeight - line.readHeight);
    const isConnected = chains.get(line.chainId) !== undefined;
    return { ...line, headHeight, lag, isConnected, failing: failing?.why ?? null, simulated: simulated.get(line.chainId) ?? null };
  });
}

const chainOf = ({ custody }: OperatingContext, chainId: string): Chain => {
  const chain = custody.chains.get(chainId);
  if (!chain) throw unknownNetwork();
  return chain;
};

/**
 * Ends the halt of a network after a deep reorganisation: what was read above the last block that is still there is read anew. What was
 * credited stays so; what does not come again is listed as missing and is an operator's to correct.
 */
export async function resumeChain(context: OperatingContext, by: Operator, { chainId, note }: OperatorParams<'resumeChain'>) {
  const { custody, clock } = context;
  const chain = chainOf(context, chainId);
  const { followers, deposits, store } = custody;
  return followers.alone(chainId, async () => {
    let from = 0;
    for (const place of await deposits.store.lastRead(chainId)) {
      if ((await chain.block(place.height, () => false))?.hash !== place.hash) continue;
      from = place.height;
      break;
    }
    if (from === 0) throw new AppError('badRequest', 'chain', 'none of the blocks that were read is there any more');
    if (!(await store.resume(chainId, auditBy(by, 'custody.resume', `chain:${chainId}`, { from, note }), clock.now())))
      throw new AppError('badRequest', 'chain', 'it is not halted');
    await deposits.store.rollBack(chainId, from);
    followers.lookAgain(chainId);
    return { chainId, readAnewFrom: from + 1 };
  });
}

/** What lies at each of them is asked for where reserves are shown, and none of them ever comes back. */
const MOST_SKIPPED = 10_000;

/**
 * Has no address up to a number handed out any more: after an older backup users know addresses that the database has forgotten. Only
 * forward.
 */
export async function skipAddresses(context: OperatingContext, by: Operator, { chainId, number, note }: OperatorParams<'skipAddresses'>) {
  const { custody, clock } = context;
  chainOf(context, chainId);
  const last = await custody.deposits.store.lastIndex(chainId);
  const back = () => new AppError('badRequest', 'number', `only forward: ${last} is the last one that was handed out or skipped`);
  if (number <= last) throw back();
  if (number - last > MOST_SKIPPED)
    throw new AppError(
      'badRequest',
      'number',
      `${last} was the last one: at most ${MOST_SKIPPED} are skipped at once, up to ${last + MOST_SKIPPED}`,
    );
  const audit = auditBy(by, 'custody.skipAddresses', `chain:${chainId}`, { last, number, note });
  if (!(await custody.store.skipAddresses(chainId, number, audit, clock.now()))) throw back();
  return { chainId, skippedFrom: last + 1, skippedTo: number, next: number + 1 };
}

/** Pauses deposits or withdrawals of a coin on a network, or opens them. */
export async function setNetwork({ custody, clock }: OperatingContext, by: Operator, { note, ...gate }: OperatorParams<'setNetwork'>) {
  const audit = auditBy(by, 'custody.network', `network:${gate.asset}:${gate.chainId}`, { ...gate, note });
  if (!(await custody.store.setGate(gate, audit, clock.now()))) throw unknownNetwork();
  custody.followers.lookAgain(gate.chainId);
  return gate;
}

/** Has something happen on a simulated network. */
export async function simulate(context: OperatingContext, by: Operator, { chainId, note, ...what }: OperatorParams<'simulate'>) {
  const { custody, clock } = context;
  const { simulation, scales, store } = custody;
  const chain = chainOf(context, chainId);
  if (!simulation.runs(chain)) throw new AppError('badRequest', 'chain', 'it is no simulated network');
  await store.audit(auditBy(by, `custody.sim.${what.act}`, `chain:${chainId}`, { ...what, note }), clock.now());
  const count = what.count ?? 1;
  if (what.act === 'mine') await simulation.mine(chainId, count);
  if (what.act === 'reorg') await simulation.reorganise(chainId, count, what.isLossy ?? false);
  if (what.act === 'stall' || what.act === 'go') await simulation.stall(chainId, what.act === 'stall');
  if (what.act === 'arm') await simulation.arm(chainId, what.mishap ?? null);
  if (what.act !== 'pay') return simulation.state().find((state) => state.chainId === chainId);
  const { asset = '', to = '', amount = '' } = what;
  const units = toUnits(amount, scales.get(asset) ?? 0);
  const checked = chain.checkAddress(to);
  const isCarried = chain.facts.assets.some((carried) => carried.asset === asset);
  if (!checked.ok || !isCarried || units === undefined || units <= 0n)
    throw new AppError('badRequest', 'pay', 'address, coin or amount is not right');
  return { txId: await simulation.pay({ chainId, to: checked.address, asset, amount: units, memo: what.memo ?? null }) };
}
