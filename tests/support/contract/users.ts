import { email, password, register } from './owner';
import { type Step, stamp } from './step';

export const sendingToUsers: Step = {
  title: 'sending to another user',
  calls: ['userTransferState', 'receiverFind', 'sendToUser'],
  needsMail: true,
  run: async (call, target) => {
    // Of an account whose protection has not changed, which would hold sending; who receives has been verified meanwhile.
    await register(call, target, `paying-${email}`);
    await call('practiceClaim', {});
    await call('createTransfer', { asset: 'USDT', amount: '50', from: 'TRADE', to: 'MAIN', clientTransferId: `u-${stamp}` });
    const { name } = await call('receiverFind', { email });
    const params = { email, asset: 'USDT', amount: '12.5', note: 'Dinner', clientTransferId: `u-${stamp}`, currentPassword: password };
    const made = await call('sendToUser', params);
    expect(made).toMatchObject({ name, amount: '12.5' });
    expect(await call('sendToUser', params)).toEqual(made);
    expect((await call('userTransferState', {})).recent).toMatchObject([{ name, sent: 1 }]);
    expect((await call('transactions', { type: 'INTERNAL_OUT' })).records).toMatchObject([{ amount: '-12.5', detail: { note: 'Dinner' } }]);
  },
};
