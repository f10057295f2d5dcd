import type { SimulatedPayment } from '../app/express/simulatedStore';
import { escapeHtml } from '../app/mail/escapeHtml';
import { simulatedPaymentStyle } from './simulatedPaymentStyle';

interface Choice {
  outcome: string;
  label: string;
  about: string;
}

const CARD: readonly Choice[] = [
  { outcome: 'pay-card', label: 'A card that pays', about: 'Visa ·· 4471, confirmed by its bank' },
  { outcome: 'decline', label: 'A card that is declined', about: 'Its bank says no' },
  { outcome: 'pay-late', label: 'A card that takes a moment', about: 'Paid; the shop hears of it 8 seconds later' },
  { outcome: 'pay-charge-back', label: 'A card whose owner disputes it', about: 'Paid, and charged back half a minute later' },
];
const WALLET: readonly Choice[] = [
  { outcome: 'pay-wallet', label: 'Confirm on the phone', about: 'Apple Pay ·· 4471' },
  { outcome: 'decline', label: 'The phone says no', about: 'Its card is declined' },
];
const BANK: readonly Choice[] = [
  { outcome: 'transfer-arrives', label: 'The transfer arrives', about: 'As it would in one to two business days' },
  { outcome: 'decline', label: 'The transfer is refused', about: 'The bank sends it back' },
];
const PAYOUT: readonly Choice[] = [
  { outcome: 'pay-out', label: 'Pay it out', about: 'To the account IBAN ·· 3000, there in 5 seconds' },
  { outcome: 'decline', label: 'The account is refused', about: 'Nothing is paid out' },
  { outcome: 'pay-out-returned', label: 'The bank sends it back', about: 'Promised, and returned 5 seconds later' },
];

const choicesOf = ({ side, methodKind }: SimulatedPayment): readonly Choice[] =>
  side === 'SELL' ? PAYOUT : methodKind === 'BANK' ? BANK : methodKind === 'WALLET' ? WALLET : CARD;

const radio = ({ outcome, label, about }: Choice, place: number) =>
  `<label class="choice"><input type="radio" name="outcome" value="${outcome}"${place === 0 ? ' checked' : ''}><span><b>${label}</b><small>${about}</small></span></label>`;

const money = ({ amount, currency }: SimulatedPayment) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount as unknown as number);

function form(payment: SimulatedPayment): string {
  const isPayout = payment.side === 'SELL';
  const act = isPayout ? `Receive ${money(payment)}` : `Pay ${money(payment)}`;
  return `<form method="post" action="act"><input type="hidden" name="payment" value="${escapeHtml(payment.paymentId)}">
<fieldset><legend>${isPayout ? 'Where the money goes' : 'What you pay with'}</legend>${choicesOf(payment).map(radio).join('\n')}</fieldset>
<button class="act">${act}</button><button class="back" name="outcome" value="cancel">Cancel and go back</button></form>`;
}

const over = ({ returnUrl }: SimulatedPayment) =>
  `<p>This payment is over.</p><a class="act" href="${escapeHtml(pathOf(returnUrl))}">Go back</a>`;

/** Its page is under the origin of whoever sent the reader here: only the path leads back. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}

/** Where a payment is made that is none: no field asks for a card, for a user would type a real one. */
export function simulatedPaymentPage(payment: SimulatedPayment): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Paywell</title><style>${simulatedPaymentStyle}</style></head>
<body><main><header><b class="mark">Paywell</b><span class="chip">Practice: no money moves</span></header>
<h1>${money(payment)}</h1><dl><dt>${payment.side === 'SELL' ? 'From' : 'To'}</dt><dd>${escapeHtml(payment.merchant)}</dd>
<dt>Order</dt><dd>${escapeHtml(payment.reference)}</dd></dl>
${payment.state === 'OPEN' ? form(payment) : over(payment)}</main></body></html>`;
}
