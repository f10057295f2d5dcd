import { password } from './owner';
import { type Step, SYMBOL } from './step';

export const ownData: Step = {
  title: 'taking along what there is of the account',
  calls: ['dataExport', 'dataExportFile'],
  needsMail: true,
  run: async (call) => {
    const { fileUrl } = await call('dataExport', { currentPassword: password });
    const { accountId = '', sessionId = '', until, signature = '' } = Object.fromEntries(new URL(fileUrl, 'http://host').searchParams);
    await call('dataExportFile', { accountId, sessionId, until: Number(until), signature });
  },
};

export const user: Step = {
  title: 'the user',
  calls: ['userInfo', 'profileLimits', 'languageSet', 'preferences', 'preferencesSave', 'todos', 'trackStatus', 'trackSave'],
  run: async (call) => {
    await call('userInfo', {});
    await call('profileLimits', {});
    await call('languageSet', { language: 'es' });
    const { version } = await call('preferences', {});
    const saved = await call('preferencesSave', { version, changes: { currency: 'EUR', timeZone: 'Europe/Berlin' } });
    expect(saved.preferences).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin', version: version + 1 });
    expect((await call('todos', {})).todos[0]).toMatchObject({ kind: 'ADDRESS', isDone: true });
    await call('trackStatus', { key: 'hide_balances' });
    await call('trackSave', { key: 'hide_balances', status: 1 });
  },
};

export const favourites: Step = {
  title: 'favourites',
  calls: ['spotFavourites', 'collectFavourite', 'uncollectFavourite'],
  run: async (call) => {
    expect(await call('collectFavourite', { symbol: SYMBOL })).toContain(SYMBOL);
    expect(await call('spotFavourites', {})).toContain(SYMBOL);
    expect(await call('uncollectFavourite', { symbol: SYMBOL })).not.toContain(SYMBOL);
  },
};
