import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoCard } from '@/src/features/receive/view/MemoCard';
import { NetworkChoice } from '@/src/features/receive/view/NetworkChoice';
import { renderShell } from '../../support/renderShell';
import { chain } from '../../support/sendScreens';

it('says what each network asks for and how long it takes before one is chosen, of a paused one as well', async () => {
  const paused = { isOpen: false, reason: 'MAINTENANCE', until: null } as const;
  const onChange = jest.fn();
  renderShell(
    <NetworkChoice
      symbol="USDT"
      chains={[
        chain('ethereum', { name: 'Ethereum', minDeposit: '12.5', expectedSeconds: 144 }),
        chain('tron', { name: 'TRON', mark: 'TRC20', minDeposit: '0.25', deposits: paused }),
      ]}
      value={undefined}
      onChange={onChange}
    />,
  );
  const row = (id: string) => screen.getByTestId(`network-${id}`).closest('label');
  expect(row('ethereum')).toHaveTextContent('Ethereum ERC20Minimum deposit 12.5USDT No fee≈ 3 min12 confirmations');
  expect(row('tron')).toHaveTextContent('TRON TRC20Minimum deposit 0.25USDT No feePaused');
  await userEvent.click(screen.getByTestId('network-tron'));
  expect(onChange).toHaveBeenCalledWith('tron');
});

it.each([
  ['memo', 'Memo'],
  ['tag', 'Destination tag'],
] as const)('says that a %s has to stand beside the address, and why', async (kind, name) => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderShell(<MemoCard kind={kind} memo="30412277" />);
  const card = screen.getByRole('note');
  expect(card).toHaveTextContent(`${name} needed`);
  expect(card).toHaveTextContent('Everybody shares this address: this number tells that the coins are yours.');
  expect(screen.getByTestId('deposit-memo')).toHaveTextContent('30412277');
  await user.click(screen.getByRole('button', { name: `Copy ${name}` }));
  expect(copied).toHaveBeenCalledWith('30412277');
});
