import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressLimitScreen } from '@/src/shell/messages/AddressLimitScreen';
import { DocumentMissingScreen } from '@/src/shell/messages/DocumentMissingScreen';
import { renderShell } from '../../support/renderShell';

const help = { help: { default: 'https://help.harbour.example' }, footer: {}, social: {} };

describe('the page for those who are turned away', () => {
  const facts = { address: '198.51.100.44', time: '2026-11-18 12:41:07 UTC', reference: '423-8F27C' };
  const fact = (name: string) => screen.getByText(name).parentElement;

  it('says as whom they were seen, when, and under which reference', () => {
    const { unmount } = renderShell(<AddressLimitScreen {...facts} country="Norway" />, { path: '/error/ip-limit', site: { links: help } });
    expect(fact('Your address')).toHaveTextContent('198.51.100.44');
    expect(fact('Seen as')).toHaveTextContent('Norway');
    expect(fact('Time')).toHaveTextContent('2026-11-18 12:41:07 UTC');
    expect(fact('Reference')).toHaveTextContent('423-8F27C');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', 'https://help.harbour.example');
    unmount();
    renderShell(<AddressLimitScreen {...facts} />, { path: '/error/ip-limit' });
    expect(fact('Seen as')).toHaveTextContent('Country not known');
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  it('copies the reference, and says when it may not', async () => {
    const user = userEvent.setup();
    renderShell(<AddressLimitScreen {...facts} />, { path: '/error/ip-limit' });
    const copy = screen.getByRole('button', { name: 'Copy the reference' });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copy);
    expect(await screen.findByText('Reference copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('423-8F27C');
    write.mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await screen.findByText(/Select the reference by hand/)).toBeInTheDocument();
  });
});

describe('the page of a text that cannot be shown', () => {
  it('says that the brand has not written it, and who can be asked', () => {
    renderShell(<DocumentMissingScreen name="terms" reason="none" />, { path: '/terms-of-service', site: { links: help } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There are no terms here yet.');
    expect(screen.getByText(/Harbour has not published this text/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', 'https://help.harbour.example');
  });

  it('offers to try again when it could not be fetched', () => {
    renderShell(<DocumentMissingScreen name="privacy" reason="away" />, { path: '/private-policy' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The privacy policy cannot be shown right now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
