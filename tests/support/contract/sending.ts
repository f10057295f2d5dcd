import { codeAgain, email, register } from './owner';
import { type Step, stamp } from './step';

export const sending: Step = {
  title: 'sending to another network',
  calls: [
    ...(['withdrawAddress', 'withdrawRecipients', 'withdrawVerify', 'withdraw', 'withdrawal', 'withdrawCancel'] as const),
    ...(['addressBook', 'addressAdd', 'addressRename', 'addressRemove', 'savedOnlySet'] as const),
  ],
  needsMail: true,
  run: async (call, target) => {
    // Of an account whose protection has not changed: that holds sending for a day.
    await register(call, target, `sending-${email}`);
    await call('practiceClaim', {});
    await call('createTransfer', { asset: 'USDT', amount: '50', from: 'TRADE', to: 'MAIN', clientTransferId: `s-${stamp}` });
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const checked = await call('withdrawAddress', { symbol: 'USDT', address });
    expect(checked.networks.find(({ chainId }) => chainId === 'bsc')?.problem).toBeNull();
    expect(checked.networks.find(({ chainId }) => chainId === 'tron')?.problem).not.toBeNull();
    const network = (await call('chains', { symbol: 'USDT' })).find(({ chainId }) => chainId === 'bsc');
    const wanted = { symbol: 'USDT', chainId: 'bsc', address, amount: '10', fee: network?.withdrawalFee ?? '' };
    const { leftUsd } = (await call('profileLimits', {})).withdrawn;
    const sent = await call('withdrawVerify', wanted);
    const code = await codeAgain(call, target, sent, `sending-${email}`);
    const params = { ...wanted, ticket: sent.ticket, code, clientWithdrawalId: `w-${stamp}` };
    const made = await call('withdraw', params);
    expect(await call('withdraw', params)).toEqual(made);
    expect(made).toMatchObject({ status: 'HELD', amount: '10', address });
    expect((await call('profileLimits', {})).withdrawn.leftUsd).not.toBe(leftUsd);
    expect((await call('withdrawRecipients', {})).map((one) => one.address)).toEqual([address]);
    expect(await call('withdrawal', { withdrawalId: made.withdrawalId })).toEqual(made);
    expect(await call('withdrawCancel', { withdrawalId: made.withdrawalId })).toMatchObject({ status: 'CANCELLED' });
    const { addressId } = await call('addressAdd', { label: 'Cold wallet', chainId: 'bsc', address });
    await call('addressRename', { addressId, label: 'Vault' });
    expect((await call('savedOnlySet', { isOn: true })).savedOnly).toEqual({ isOn: true, endsAt: null });
    expect((await call('addressBook', {})).addresses).toMatchObject([{ addressId, label: 'Vault', address }]);
    await call('addressRemove', { addressId });
    expect((await call('savedOnlySet', { isOn: false })).savedOnly.isOn).toBe(true);
  },
};
