import { email } from './owner';
import type { CheckedCall, Step } from './step';

/** The account was told of its password that was reset. */
async function notices(call: CheckedCall): Promise<void> {
  expect((await call('noticeCount', {})).count).toBeGreaterThan(0);
  const { records } = await call('noticeSearch', { kind: 'SECURITY' });
  const noticeId = records[0]?.noticeId ?? '';
  expect(await call('noticeDetail', { noticeId })).toMatchObject({ noticeId, isRead: false });
  await call('noticeRead', { noticeId });
  await call('noticeDelete', { noticeId });
  await call('noticeReadAll', {});
  expect(await call('noticeCount', {})).toEqual({ count: 0 });
  await call('noticeDeleteAll', {});
  await call('noticeChoices', {});
  await call('noticeChoose', { choices: [{ kind: 'TRADE', channel: 'MAIL', isOn: true }] });
  const { publicKey } = await call('pushKey', {});
  const endpoint = 'https://push.example/contract';
  await call('pushSubscribe', { endpoint, keys: { p256dh: publicKey, auth: 'A'.repeat(22) } });
  expect(await call('pushStatus', { endpoint })).toEqual({ isOn: true });
  await call('pushUnsubscribe', { endpoint });
  expect(await call('pushStatus', { endpoint })).toEqual({ isOn: false });
}

export const notifications: Step = {
  title: 'notifications',
  calls: [
    'noticeCount',
    'noticeSearch',
    'noticeDetail',
    'noticeRead',
    'noticeReadAll',
    'noticeDelete',
    'noticeDeleteAll',
    'noticeChoices',
    'noticeChoose',
    'pushKey',
    'pushSubscribe',
    'pushStatus',
    'pushUnsubscribe',
  ],
  needsMail: true,
  run: notices,
};

export const unsubscribing: Step = {
  title: 'ending mails of a kind by the link of a mail',
  calls: ['unsubscribe'],
  needsMail: true,
  run: async (call, target) => {
    // Of the practice funds, or of the trade when its mail is the newer one.
    const token = (await target.unsubscribeTokenFor?.(email)) ?? '';
    const { kind } = await call('unsubscribe', { token });
    const { choices } = await call('noticeChoices', {});
    expect(choices.find((choice) => choice.kind === kind && choice.channel === 'MAIL')?.isOn).toBe(false);
  },
};
