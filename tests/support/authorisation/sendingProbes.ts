import type { CallData } from '@/contract/calls';
import { STRONG_PASSWORD } from '../accountsRig';
import { ask } from './ask';
import type { People, Person } from './people';
import { dataOf, type MakeProbe } from './probe';

/** An address outside of the exchange. */
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NOBODYS_TICKET = 't'.repeat(43);

/** All that a withdrawal asks for of who has coins and the mailbox. */
export async function readyToSend({ exchange, codeFor }: People, { token, email }: Person, clientWithdrawalId: string) {
  await ask(exchange, 'practiceClaim', {}, token);
  await dataOf(
    ask(exchange, 'createTransfer', { asset: 'USDT', amount: '20', from: 'TRADE', to: 'MAIN', clientTransferId: 'to-send' }, token),
  );
  const chains = await dataOf<CallData<'chains'>>(ask(exchange, 'chains', { symbol: 'USDT' }, token));
  const fee = chains.find(({ chainId }) => chainId === 'bsc')?.withdrawalFee;
  const wanted = { symbol: 'USDT', chainId: 'bsc', address: to, amount: '10', fee };
  const { ticket } = await dataOf<{ ticket: string }>(ask(exchange, 'withdrawVerify', wanted, token));
  return { ...wanted, clientWithdrawalId, ticket, code: await codeFor(email) };
}

/** What is signed of it. */
export const wantedOf = ({ symbol, chainId, address, amount, fee }: Awaited<ReturnType<typeof readyToSend>>) => ({
  ...{ symbol, chainId, address, amount, fee },
});

/** All that a sale asks for of who has coins and the mailbox. */
async function readyToSell({ exchange, codeFor }: People, { token, email }: Person) {
  await ask(exchange, 'practiceClaim', {}, token);
  await dataOf(
    ask(exchange, 'createTransfer', { asset: 'BTC', amount: '0.01', from: 'TRADE', to: 'MAIN', clientTransferId: 'to-sell' }, token),
  );
  const asked = { side: 'SELL', currency: 'USD', coin: 'BTC' };
  const terms = { coin: 'BTC', currency: 'USD', methodId: 'bank', amount: '0.002' };
  const { ticket } = await dataOf<{ ticket: string }>(ask(exchange, 'expressSaleVerify', terms, token));
  const { price, validUntil, priceToken } = await dataOf<CallData<'expressPrices'>>(ask(exchange, 'expressPrices', asked));
  const proof = { currentPassword: STRONG_PASSWORD, ticket, code: await codeFor(email) };
  return { ...terms, side: 'SELL', price, validUntil, priceToken, clientOrderId: 'a-sale', ...proof };
}

/** Notices come a moment later. */
async function told({ exchange }: People, { token }: Person, wanted: readonly string[]): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    const { records } = await dataOf<CallData<'noticeSearch'>>(ask(exchange, 'noticeSearch', {}, token));
    const topics: string[] = records.map(({ topic }) => topic);
    if (wanted.every((topic) => topics.includes(topic))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('they were told other things');
}

/** A withdrawal of another user's. */
async function sent(people: People, whose: Person) {
  const params = await readyToSend(people, whose, 'theirs');
  const { withdrawalId } = await dataOf<CallData<'withdraw'>>(ask(people.exchange, 'withdraw', params, whose.token));
  await told(people, whose, ['withdrawalAsked', 'movedToMain', 'practiceClaimed']);
  return { withdrawalId, params };
}

const byWithdrawal =
  (name: 'withdrawal' | 'withdrawCancel'): MakeProbe =>
  async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    const { withdrawalId } = await sent(people, whose);
    const call = (id: unknown, { token }: Person) => ask(people.exchange, name, { withdrawalId: id }, token);
    return { by: (id) => call(id, stranger), theirs: withdrawalId, unknown: '999999999999', whose, own: () => call(withdrawalId, whose) };
  };

const byAddress =
  (name: 'addressRename' | 'addressRemove', rest: object): MakeProbe =>
  async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    const entry = { label: 'Cold wallet', chainId: 'bsc', address: to };
    const { addressId } = await dataOf<CallData<'addressAdd'>>(ask(people.exchange, 'addressAdd', entry, whose.token));
    const call = (id: unknown, { token }: Person) => ask(people.exchange, name, { ...rest, addressId: id }, token);
    return { by: (id) => call(id, stranger), theirs: addressId, unknown: '999999999999', whose, own: () => call(addressId, whose) };
  };

/** Withdrawals and the addresses they may go to; passkeys as a proof stand with the account's. */
export const sendingProbes: Readonly<Record<string, MakeProbe>> = {
  'withdrawal.withdrawalId': byWithdrawal('withdrawal'),
  'withdrawCancel.withdrawalId': byWithdrawal('withdrawCancel'),
  'addressRename.addressId': byAddress('addressRename', { label: 'Mine' }),
  'addressRemove.addressId': byAddress('addressRemove', {}),
  'withdraw.ticket': async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    await readyToSend(people, stranger, 'mine');
    const right = await readyToSend(people, whose, 'theirs');
    await told(people, whose, ['movedToMain', 'practiceClaimed']);
    const call = (ticket: unknown, { token }: Person) => ask(people.exchange, 'withdraw', { ...right, ticket }, token);
    return {
      by: (ticket) => call(ticket, stranger),
      theirs: right.ticket,
      unknown: NOBODYS_TICKET,
      whose,
      own: () => call(right.ticket, whose),
    };
  },
  'expressCreateOrder.ticket': async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    await readyToSell(people, stranger);
    const right = await readyToSell(people, whose);
    await told(people, whose, ['movedToMain', 'practiceClaimed']);
    const call = (ticket: unknown, { token }: Person) => ask(people.exchange, 'expressCreateOrder', { ...right, ticket }, token);
    return {
      by: (ticket) => call(ticket, stranger),
      theirs: right.ticket,
      unknown: NOBODYS_TICKET,
      whose,
      own: () => call(right.ticket, whose),
    };
  },
  // A name is good within one's own account: asked for again it answers its owner alone with what it made, without another code.
  'withdraw.clientWithdrawalId': async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    const { params } = await sent(people, whose);
    const call = (clientWithdrawalId: unknown, { token }: Person) =>
      ask(people.exchange, 'withdraw', { ...params, ticket: NOBODYS_TICKET, clientWithdrawalId }, token);
    return { by: (name) => call(name, stranger), theirs: 'theirs', unknown: 'nobodys', whose, own: () => call('theirs', whose) };
  },
};
