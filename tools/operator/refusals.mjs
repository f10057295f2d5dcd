/** What a value is called that has a form, and what one looks like. By the field of the call, as in contract/operator.ts. */
const FORMS = {
  reference: ['reference', 'looks like KX-7F3M-92QA-XH4T; verification list tells them'],
  userId: ['user', 'is an id such as 10000001; user find tells it'],
  uploadId: ['file', 'is a number; upload list tells it'],
  postingId: ['posting', 'is a number'],
  id: ['proposal', 'is a number; pending tells it'],
  symbol: ['market', 'is written as BTC_USDT; market list tells them'],
  planId: ['plan', 'is a number; earn list tells them'],
  asset: ['coin', 'is written as USDT'],
  amount: ['amount', 'is a plain number such as 12.5'],
  brand: ['brand', 'is the name of its folder'],
  name: ['name of an operator', 'has 2 to 40 small letters, digits, dots and dashes, a letter first'],
  tokenHash: ['hash', 'is 43 letters; the command token tells it'],
};

/** Refusals that an operator meets, by their key. Anything else is shown as it travels. */
const TEXTS = {
  'request.rate_limited': ([seconds]) => `too many wrong tokens; wait ${seconds} s`,
  'request.not_found': () => 'the exchange does not have this call: is it of the same version, and on this machine?',
  'auth.token_invalid': () => 'the exchange does not take this token',
  'auth.account_not_locked': () => 'its owner has not locked this account, or there is no such user',
  'auth.account_not_frozen': () => 'its owner has not frozen this account, or there is no such user',
  'auth.authenticator_unbound': () => 'this user has no authenticator and no passkey, or there is no such user',
  'market.symbol_unknown': ([symbol]) => (symbol === undefined ? 'there is no such market' : `no market ${symbol}`),
  'order.balance_too_low': ([available, asset]) => `not enough money there: ${available} ${asset} are available`,
  'system.unavailable': () => 'the exchange cannot move money at the moment',
  'system.outcome_unknown': () => 'nobody knows yet whether this was done; look before you say it again',
  'system.internal': () => 'the exchange failed; its log says why',
  'upload.unknown': () => 'there is no such file',
  'upload.gone': () => 'this file has been deleted',
  'upload.storage': () => 'the storage of files does not answer; the log of the exchange says why',
  'express.order_unknown': () => 'there is no such order; express list tells them',
  'earn.plan_unknown': () => 'there is no such plan; earn list tells them',
  'verification.unknown': () => 'there is no verification of this reference',
  'verification.not_now': ([status]) =>
    `it cannot be decided so as it is now${status === undefined ? '' : ` (${status})`}; verification show tells how it stands`,
  'verification.stale': () => 'it has changed meanwhile; look at it again',
  'verification.final': () => 'it was refused for good',
};

/** What was sent in this field, such as `reasons.1`. */
export function paramsSaid(params, field) {
  return field.split('.').reduce((at, step) => at?.[step], params);
}

const ONE_OF = 'must be one of ';

/** As it is written on the command line: reasons and requests with dashes. */
function written(value, field) {
  const small = String(value).toLowerCase();
  return /^(reasons|requests)\./.test(field) ? small.replaceAll('_', '-') : small;
}

function invalidText([field = '', rule = ''], params) {
  const value = paramsSaid(params, field);
  if (rule.startsWith(ONE_OF)) {
    const choices = rule.slice(ONE_OF.length).split(', ');
    return `"${written(value, field)}" is none of ${choices.map((choice) => written(choice, field)).join(', ')}`;
  }
  const [what, looks] = FORMS[field] ?? [];
  return what && rule.startsWith('must match') ? `"${value}" is no ${what}: one ${looks}` : `${field}: ${rule}`;
}

/** A sentence for what the exchange answered instead of doing it. */
export function refusalText(msg, command, params) {
  const [key, ...about] = msg.split('||');
  if (key === 'request.invalid') return invalidText(about, params);
  return { ...TEXTS, ...command.texts }[key]?.(about) ?? msg;
}
