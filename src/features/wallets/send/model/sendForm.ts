import type { ChainOfCoin } from '@/contract/custody';
import type { AddressChecked, AddressProblem } from '@/contract/withdrawals';
import { compare, isZero, multiply, subtract } from '@/domain/money/decimal';
import { recipientGets } from '@/domain/withdrawal/amounts';

/** As it is typed. */
export interface SendDraft {
  address: string;
  /** Chosen by hand; while nobody chose, the one the address is saved for, or the only one that fits it. */
  chainId: string | undefined;
  memo: string;
  needsNoMemo: boolean;
  amount: string;
  hasCompared: boolean;
}
export const EMPTY_DRAFT: SendDraft = { address: '', chainId: undefined, memo: '', needsNoMemo: false, amount: '', hasCompared: false };

interface SendFacts {
  chains: readonly ChainOfCoin[];
  /** Undefined while nobody has looked at the address. */
  checked: AddressChecked | undefined;
  /** In the main wallet. */
  free: string | undefined;
  /** USD left of 24 hours. */
  leftUsd: string | undefined;
  /** USD of one coin. */
  rateUsd: string | undefined;
  isSavedOnly: boolean;
  /** The network the address is saved for. */
  savedChainId?: string | undefined;
}

type AmountProblem = 'tooMuch' | 'tooSmall' | 'overLimit';

export interface SendView {
  /** Of the address, on a network; null: fine there. */
  problemOn: (chainId: string) => AddressProblem | null;
  /** What is wrong with the address wherever it would be sent. */
  addressProblem: AddressProblem | 'notSaved' | 'waiting' | undefined;
  chain: ChainOfCoin | undefined;
  /** Several networks fit, and nobody chose one. */
  isNetworkOpen: boolean;
  isNetworkWrong: boolean;
  isMemoMissing: boolean;
  amountProblem: AmountProblem | undefined;
  usd: string | undefined;
  /** Undefined while the amount is one that cannot leave, or nobody knows by which network. */
  gets: string | undefined;
  /** Nothing stands against it as far as the page knows. */
  isWhole: boolean;
}

/** Of several networks' complaints the one that says most. */
const TELLING: readonly AddressProblem[] = ['own', 'contract', 'checksum', 'otherNetwork', 'format'];

function problemOfAddress({ checked, isSavedOnly }: SendFacts): SendView['addressProblem'] {
  if (!checked) return undefined;
  const problems = checked.networks.map(({ problem }) => problem);
  if (!problems.includes(null)) return TELLING.find((problem) => problems.includes(problem));
  if (isSavedOnly && checked.label === null) return 'notSaved';
  return isSavedOnly && checked.usableAt !== null ? 'waiting' : undefined;
}

function problemOfAmount(amount: string, usd: string | undefined, chain: ChainOfCoin | undefined, facts: SendFacts) {
  if (amount === '' || isZero(amount)) return undefined;
  if (facts.free !== undefined && compare(amount, facts.free) > 0) return 'tooMuch';
  if (chain && (compare(amount, chain.minWithdrawal) < 0 || compare(amount, chain.withdrawalFee) <= 0)) return 'tooSmall';
  return usd !== undefined && facts.leftUsd !== undefined && compare(usd, facts.leftUsd) > 0 ? 'overLimit' : undefined;
}

/** What a draft comes to, and what stands against it. */
export function viewSend(draft: SendDraft, facts: SendFacts): SendView {
  const { chains, checked } = facts;
  const problemOn = (chainId: string) => checked?.networks.find((network) => network.chainId === chainId)?.problem ?? null;
  const isOpen = (chain: ChainOfCoin) => chain.withdrawals.isOpen;
  const chosen = chains.find(({ chainId }) => chainId === draft.chainId);
  const fitting = checked ? chains.filter((one) => isOpen(one) && problemOn(one.chainId) === null) : [];
  const only = fitting.length === 1 ? fitting[0] : undefined;
  // Where several fit, the address does not tell which one its owner listens on: coins on another may be lost.
  const chain = chosen ?? fitting.find(({ chainId }) => chainId === facts.savedChainId) ?? only;
  const addressProblem = problemOfAddress(facts);
  const isNetworkWrong = chain !== undefined && addressProblem === undefined && problemOn(chain.chainId) !== null;
  const isMemoMissing = chain !== undefined && chain.memo !== null && draft.memo.trim() === '' && !draft.needsNoMemo;
  const usd = facts.rateUsd === undefined || draft.amount === '' ? undefined : multiply(draft.amount, facts.rateUsd);
  const amountProblem = problemOfAmount(draft.amount, usd, chain, facts);
  const isSettled = checked !== undefined && addressProblem === undefined && (checked.looksLike === null || draft.hasCompared);
  const hasAmount = draft.amount !== '' && !isZero(draft.amount) && amountProblem === undefined;
  const mayLeave = chain !== undefined && isOpen(chain) && !isNetworkWrong && !isMemoMissing;
  return {
    problemOn,
    addressProblem,
    chain,
    isNetworkOpen: chain === undefined && fitting.length > 1 && addressProblem === undefined,
    isNetworkWrong,
    isMemoMissing,
    amountProblem,
    usd,
    gets: draft.amount === '' ? '0' : amountProblem || !chain ? undefined : recipientGets(draft.amount, chain.withdrawalFee),
    isWhole: isSettled && mayLeave && hasAmount,
  };
}

/** USD left after this one; never below nothing. */
export const leftAfter = (leftUsd: string, usd: string | undefined): string =>
  usd === undefined ? leftUsd : compare(usd, leftUsd) > 0 ? '0' : subtract(leftUsd, usd);
