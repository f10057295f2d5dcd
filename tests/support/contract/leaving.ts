import { changedPassword, codeAgain, email, logIn, password, register } from './owner';
import type { Step } from './step';

export const freezing: Step = {
  title: 'freezing the own account',
  calls: ['accountFreeze', 'accountUnfreezeVerify', 'accountUnfreezeConfirm'],
  needsMail: true,
  run: async (call, target) => {
    const { frozenAt } = await call('accountFreeze', { cancelOrders: true });
    expect(await call('userInfo', {})).toMatchObject({ standing: { selfFrozenAt: frozenAt } });
    const sent = await call('accountUnfreezeVerify', {});
    const code = await codeAgain(call, target, sent);
    await call('accountUnfreezeConfirm', { ticket: sent.ticket, code, currentPassword: changedPassword });
    expect(await call('userInfo', {})).toMatchObject({ standing: { selfFrozenAt: null } });
  },
};

export const loggingOut: Step = {
  title: 'logging out',
  calls: ['logout'],
  run: async (call) => void (await call('logout', { platform: 'PC' })),
};

export const loggingOutEverywhere: Step = {
  title: 'logging out everywhere',
  calls: ['sessionRevokeAll'],
  needsMail: true,
  run: async (call, target) => {
    await logIn(call, target, changedPassword);
    expect(await call('sessionRevokeAll', {})).toEqual({ count: expect.any(Number) });
  },
};

export const locking: Step = {
  title: 'locking the account by the link of a mail',
  calls: ['lockAccount'],
  needsMail: true,
  run: async (call, target) => {
    const token = (await target.lockTokenFor?.(email)) ?? '';
    expect(await call('lockAccount', { token })).toEqual(await call('lockAccount', { token }));
  },
};

export const closing: Step = {
  title: 'closing an account',
  calls: ['accountClosing', 'accountClose'],
  needsMail: true,
  run: async (call, target) => {
    await register(call, target, `closing-${email}`);
    expect(await call('accountClosing', {})).toEqual({ openOrders: 0, coins: [], rebates: [] });
    const { id } = await call('userInfo', {});
    await call('accountClose', { accountId: id, givesUp: false, currentPassword: password });
    expect((await target.send('userInfo', {})).status).toBe(403);
  },
};
