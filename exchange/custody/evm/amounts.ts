import { divideUnits } from '@/domain/money/units';

/** How an asset is counted: in the ledger, and on the network. */
export interface AssetScale {
  /** Decimal places of a unit of the ledger. */
  ledger: number;
  /** Decimal places of the network's smallest unit: 18 of ether. */
  network: number;
}

const tenTo = (places: number) => 10n ** BigInt(places);

/** What came: part of a unit is not counted. */
export function arrivedUnits(amount: bigint, { ledger, network }: AssetScale): bigint {
  return ledger >= network ? amount * tenTo(ledger - network) : amount / tenTo(network - ledger);
}

/** What went: part of a unit counts as one, so that the ledger never has more than lies on the network. */
export function spentUnits(amount: bigint, { ledger, network }: AssetScale): bigint {
  return ledger >= network ? amount * tenTo(ledger - network) : divideUnits(amount, tenTo(network - ledger), 'up');
}

/** What is to be sent, exactly. @throws RangeError when the network has no unit that small */
export function sentAmount(units: bigint, { ledger, network }: AssetScale): bigint {
  if (network >= ledger) return units * tenTo(network - ledger);
  const unit = tenTo(ledger - network);
  if (units % unit !== 0n) throw new RangeError(`the amount is finer than the ${network} decimal places of the network`);
  return units / unit;
}
