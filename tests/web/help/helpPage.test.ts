/** @jest-environment node */
import { HELP_TOPICS } from '@/src/features/help/model/helpTopics';
import { loadHelp } from '@/src/features/help/server';
import { LOCALES } from '@/src/i18n/locales';
import { siteFixture } from '@/tests/support/siteFixture';

const titlesOn = async (supportSpot: boolean, language: string) => {
  const { topics } = await loadHelp({ site: { ...siteFixture, supportSpot }, host: 'harbour.example', language });
  return topics.map(({ title }) => title);
};

it('answers about what there is on the brand', async () => {
  const all = await titlesOn(true, 'en');
  expect(all).toEqual(expect.arrayContaining(['Trading and orders', 'Referral']));
  expect(await titlesOn(false, 'en')).toEqual(all.filter((title) => title !== 'Trading and orders' && title !== 'Referral'));
});

it.each(LOCALES)('has as many topics as it knows what they are about, in %s', async (locale) => {
  expect(await titlesOn(true, locale)).toHaveLength(HELP_TOPICS.length);
});
