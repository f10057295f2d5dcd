import type { ChainOfCoin } from '@/contract/custody';
import type { AddressChecked, AddressProblem } from '@/contract/withdrawals';
import { EMPTY_DRAFT, leftAfter, viewSend } from '@/src/features/wallets/send/model/sendForm';

const open = { isOpen: true, reason: null, until: null };
const chain = (chainId: string, parts: Partial<ChainOfCoin> = {}): ChainOfCoin => ({
  chainId,
  name: chainId,
  mark: chainId,
  memo: null,
  contract: null,
  confirmations: 1,
  expectedSeconds: 60,
  minDeposit: '1',
  minWithdrawal: '10',
  withdrawalFee: '2.4',
  deposits: open,
  withdrawals: open,
  ...parts,
});
const checkedAs = (problems: Record<string, AddressProblem | null>, parts: Partial<AddressChecked> = {}): AddressChecked => ({
  networks: Object.entries(problems).map(([chainId, problem]) => ({ chainId, problem })),
  otherNetworks: [],
  label: null,
  usableAt: null,
  sentTimes: 0,
  lastSentAt: null,
  isFirst: true,
  looksLike: null,
  ...parts,
});

const facts = {
  chains: [chain('tron'), chain('ethereum')],
  checked: checkedAs({ tron: 'format', ethereum: null }),
  free: '2000',
  leftUsd: '1500',
  rateUsd: '1',
  isSavedOnly: false,
};
const draft = { ...EMPTY_DRAFT, address: '0xabc', amount: '1200' };

it('takes the only open network that fits the address, and subtracts its fee from what the recipient gets', () => {
  const view = viewSend(draft, facts);
  expect(view.chain?.chainId).toBe('ethereum');
  expect(view.gets).toBe('1197.6');
  expect(view.isWhole).toBe(true);
});

it('leaves the choice between several networks that fit to who sends', () => {
  const both = { ...facts, checked: checkedAs({ tron: null, ethereum: null }) };
  expect(viewSend(draft, both)).toMatchObject({ chain: undefined, gets: undefined, isNetworkOpen: true, isWhole: false });
  expect(viewSend({ ...draft, chainId: 'tron' }, both)).toMatchObject({ isNetworkOpen: false, isWhole: true });
  const paused = { isOpen: false, reason: 'MAINTENANCE' as const, until: null };
  const oneOpen = { ...both, chains: [chain('tron', { withdrawals: paused }), chain('ethereum')] };
  expect(viewSend(draft, oneOpen)).toMatchObject({ chain: { chainId: 'ethereum' }, isNetworkOpen: false });
});

it('takes the network an address is saved for before others that fit it, where it is open', () => {
  const both = { ...facts, checked: checkedAs({ tron: null, ethereum: null }), savedChainId: 'ethereum' };
  expect(viewSend(draft, both).chain?.chainId).toBe('ethereum');
  expect(viewSend(draft, { ...both, savedChainId: 'solana' }).chain).toBeUndefined();
  expect(viewSend(draft, { ...both, checked: facts.checked, savedChainId: 'tron' }).chain?.chainId).toBe('ethereum');
});

it('stays with a network that was chosen by hand, and says that it is the wrong one', () => {
  const view = viewSend({ ...draft, chainId: 'tron' }, facts);
  expect(view.isNetworkWrong).toBe(true);
  expect(view.isWhole).toBe(false);
});

it.each([
  ['2000.01', 'tooMuch'],
  ['9.99', 'tooSmall'],
  ['1500.01', 'overLimit'],
  ['1500', undefined],
  ['10', undefined],
])('says of %s: %s', (amount, problem) => {
  const view = viewSend({ ...draft, amount }, facts);
  expect(view.amountProblem).toBe(problem);
  expect(view.isWhole).toBe(problem === undefined);
});

it('wants a memo, or the word that there is none, where the network has memos', () => {
  const withMemo = { ...facts, chains: [chain('ethereum', { memo: 'memo' })] };
  expect(viewSend(draft, withMemo)).toMatchObject({ isMemoMissing: true, isWhole: false });
  expect(viewSend({ ...draft, memo: '7' }, withMemo).isWhole).toBe(true);
  expect(viewSend({ ...draft, needsNoMemo: true }, withMemo).isWhole).toBe(true);
});

it('goes on with an address that could be taken for another only once they were compared', () => {
  const alike = { ...facts, checked: checkedAs({ tron: 'format', ethereum: null }, { looksLike: { address: '0xabd', label: null } }) };
  expect(viewSend(draft, alike).isWhole).toBe(false);
  expect(viewSend({ ...draft, hasCompared: true }, alike).isWhole).toBe(true);
});

it('says the most telling of what networks have against an address', () => {
  const view = viewSend(draft, { ...facts, checked: checkedAs({ tron: 'format', ethereum: 'checksum' }) });
  expect(view.addressProblem).toBe('checksum');
  expect(view.isNetworkWrong).toBe(false);
});

it('leaves to saved addresses only where its owner wants so, and not to those that wait', () => {
  const only = { ...facts, isSavedOnly: true };
  expect(viewSend(draft, only).addressProblem).toBe('notSaved');
  const waiting = checkedAs({ tron: 'format', ethereum: null }, { label: 'Ledger', usableAt: 5 });
  expect(viewSend(draft, { ...only, checked: waiting }).addressProblem).toBe('waiting');
  expect(viewSend(draft, { ...only, checked: checkedAs({ tron: 'format', ethereum: null }, { label: 'Ledger' }) }).isWhole).toBe(true);
});

it('takes no network that is paused', () => {
  const paused = { isOpen: false, reason: 'MAINTENANCE' as const, until: null };
  expect(viewSend(draft, { ...facts, chains: [chain('ethereum', { withdrawals: paused })] }).chain).toBeUndefined();
});

it('counts down what is left of the limit, never below nothing', () => {
  expect(leftAfter('1500', '1200')).toBe('300');
  expect(leftAfter('1500', '1600')).toBe('0');
  expect(leftAfter('1500', undefined)).toBe('1500');
});
