import { CLOSE_REASONS, LIQUIDITY_ROLES, ORDER_STATUS_FILTERS, ORDER_STATUSES, ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/order/enums';
import type { Reason } from '@/domain/order/reasons';
import english from '@/locales/en/common.json';
import { KNOWN_CATEGORIES } from '@/src/features/markets/model/filters';
import type { SaidByField } from '@/src/market/ticket/reasonWords';
import { readWords, wordStem } from '@/tests/support/wordFiles';
import { canAskFor, findWordUse } from '@/tests/support/wordUse';

const stems = new Set([...readWords('en', 'common').keys()].map(wordStem));
const use = findWordUse(Object.keys(english));

describe('the words the application asks for', () => {
  it('finds keys and templates in the source', () => {
    expect(use.keys.size).toBeGreaterThan(200);
    expect(use.templates.length).toBeGreaterThan(15);
  });

  it('all exist in English', () => {
    expect([...use.keys].filter(([key]) => !stems.has(key))).toEqual([]);
    const errors = readWords('en', 'error');
    expect([...use.errorKeys].filter(([key]) => !errors.has(key))).toEqual([]);
  });

  it('exist for what a template puts together', () => {
    const barren = use.templates.filter((template) => ![...stems].some((stem) => canAskFor(template, stem)));
    expect(barren.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it.each([
    ['trade.closed', english.trade.closed, CLOSE_REASONS],
    ['trade.orderStatus', english.trade.orderStatus, ORDER_STATUSES],
    ['trade.statusFilter', english.trade.statusFilter, ORDER_STATUS_FILTERS],
    ['trade.types', english.trade.types, ORDER_TYPES],
    ['trade.tif', english.trade.tif, TIMES_IN_FORCE],
    ['trade.tifText', english.trade.tifText, TIMES_IN_FORCE],
    ['trade.roles', english.trade.roles, LIQUIDITY_ROLES],
    ['markets.category', english.markets.category, KNOWN_CATEGORIES],
  ])('%s has one for each value of its list', (_group, words, values) => {
    expect(Object.keys(words).sort()).toEqual([...values].sort());
  });

  it('has one for each reason an order cannot be placed', () => {
    // The compiler holds the list: a new kind of reason without a text does not compile.
    const texts: Record<Exclude<Reason['kind'], SaidByField>, string> = english.trade.reason;
    expect(Object.values(texts)).not.toContain('');
  });
});

describe('the words of English', () => {
  it('are all asked for', () => {
    const unused = [...stems].filter((stem) => !use.keys.has(stem) && !use.templates.some((template) => canAskFor(template, stem)));
    expect(unused).toEqual([]);
  });
});
