import { passkeyDevice } from '../passkeyDevice';
import { codeFrom, email, password, register } from './owner';
import { type Step, stamp } from './step';

export const sendingToUsers: Step = {
  title: 'sending to another user',
  calls: [
    ...(['userTransferState', 'receiverFind', 'sendToUserChallenge', 'sendToUser', 'expressSaleVerify', 'expressSaleChallenge'] as const),
    ...(['addressAddChallenge', 'refundAddressChallenge', 'withdrawChallenge'] as const),
  ],
  needsMail: true,
  run: async (call, target) => {
    // Of an account whose protection has not changed, which would hold sending; who receives has been verified meanwhile.
    await register(call, target, `paying-${email}`);
    await call('practiceClaim', {});
    await call('createTransfer', { asset: 'USDT', amount: '50', from: 'TRADE', to: 'MAIN', clientTransferId: `u-${stamp}` });
    const { name } = await call('receiverFind', { email });
    const params = {
      email,
      asset: 'USDT',
      amount: '12.5',
      note: 'Dinner',
      clientTransferId: `u-${stamp}`,
      currentPassword: password,
      receiverName: name,
    };
    const made = await call('sendToUser', params);
    expect(made).toMatchObject({ name, amount: '12.5' });
    expect(await call('sendToUser', params)).toEqual(made);
    expect((await call('userTransferState', {})).recent).toMatchObject([{ name, sent: 1 }]);
    expect((await call('transactions', { type: 'INTERNAL_OUT' })).records).toMatchObject([{ amount: '-12.5', detail: { note: 'Dinner' } }]);

    const device = passkeyDevice();
    const { ticket } = await call('passkeyCode', {});
    const creation = await call('passkeyAdd', { ticket, code: await codeFrom(target, `paying-${email}`) });
    await call('passkeyConfirm', { passkey: device.create(creation) });
    const terms = { email, receiverName: name, asset: 'USDT', amount: '2.5' };
    const passkey = device.sign(await call('sendToUserChallenge', terms));
    const again = { ...terms, clientTransferId: `v-${stamp}`, currentPassword: password, passkey };
    expect(await call('sendToUser', again)).toMatchObject({ name, amount: '2.5' });

    const sale = { coin: 'BTC', amount: '0.01', currency: 'EUR', methodId: 'bank' };
    expect(await call('expressSaleVerify', sale)).toMatchObject({ channel: 'email' });
    expect((await call('expressSaleChallenge', sale)).options).toHaveProperty('challenge');

    const place = { chainId: 'bsc', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
    const fee = (await call('chains', { symbol: 'USDT' })).find(({ chainId }) => chainId === 'bsc')?.withdrawalFee ?? '';
    expect((await call('withdrawChallenge', { symbol: 'USDT', ...place, amount: '10', fee })).options).toHaveProperty('challenge');
    const saving = device.sign(await call('addressAddChallenge', place));
    expect(await call('addressAdd', { label: 'Cold wallet', ...place, passkey: saving })).toMatchObject(place);
    const refund = { symbol: 'USDT', ...place };
    const refunding = device.sign(await call('refundAddressChallenge', refund));
    expect((await call('submitRefundAddress', { ...refund, passkey: refunding })).refund).toMatchObject({ address: place.address });
  },
};
