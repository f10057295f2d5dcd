import { readFileSync } from 'node:fs';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/order/enums';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { LOCALES } from '@/src/i18n/locales';

const wordsIn = (locale: string) => JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8')).trade;

describe.each(ORDER_TYPES)('%s', (type) => {
  const { fields, figures, reasons, hasPrice, canRest, sizeUnits, timesInForce } = TYPE_RULES[type];

  it('asks for a price exactly if it has one, and checks what it asks for', () => {
    expect(fields.includes('price')).toBe(hasPrice);
    expect(fields.includes('marketPrice')).toBe(!hasPrice);
    for (const rule of ['priceGiven', 'priceOnTick', 'priceWithinBand'] as const) expect(reasons.includes(rule)).toBe(hasPrice);
    expect(reasons.includes('somebodyToTradeWith')).toBe(!hasPrice);
    expect(reasons.includes('postOnlyRests')).toBe(canRest);
  });

  it('is checked against the market, its size and the balance, whatever else', () => {
    expect(reasons[0]).toBe('marketOpen');
    const always = ['sizeGiven', 'sizeOnLot', 'sizeWithinLimits', 'notionalLargeEnough', 'affordable'] as const;
    expect(reasons).toEqual(expect.arrayContaining([...always]));
  });

  it('names nothing twice, and something of each', () => {
    for (const list of [fields, figures, reasons, sizeUnits, timesInForce]) expect(new Set(list).size).toBe(list.length);
    for (const list of [fields, figures, sizeUnits, timesInForce]) expect(list.length).toBeGreaterThan(0);
  });

  it('may be filled or killed only if it could rest', () => {
    expect(timesInForce).toEqual(canRest ? TIMES_IN_FORCE : ['GTC', 'IOC']);
  });

  it.each(LOCALES)('has its words in %s', (locale) => {
    const { types, typeText, useType } = wordsIn(locale);
    expect([types[type], typeText[type]?.BUY, typeText[type]?.SELL, useType[type]].map((text) => typeof text)).toEqual(
      Array(4).fill('string'),
    );
  });
});
