import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatConsentSection } from '@/src/shell/chat/ChatConsentSection';
import { useChatOpener } from '@/src/shell/chat/chatOpening';
import { chatConsent } from '@/src/shell/chat/chatState';
import { LiveChat } from '@/src/shell/chat/LiveChat';
import { userInfoLoaded } from '@/src/state/profileSlice';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

const chat = { baseUrl: 'https://support.example', websiteToken: 'token', needsConsent: true };
const requests = () => document.querySelectorAll('[src*="support.example"]');

/** The support host's script, as far as the page can tell: it brings an SDK, which brings the widget a moment later. */
function hostAnswers() {
  const widget = { setLocale: jest.fn(), setUser: jest.fn(), reset: jest.fn(), toggle: jest.fn() };
  window.chatwootSDK = {
    run: () => {
      window.$chatwoot = widget;
      window.dispatchEvent(new Event('chatwoot:ready'));
    },
  };
  act(() => void requests()[0]?.dispatchEvent(new Event('load')));
  return widget;
}

function HelpButton() {
  const openChat = useChatOpener();
  return openChat ? (
    <button type="button" onClick={openChat}>
      ask us
    </button>
  ) : null;
}

afterEach(() => {
  act(() => chatConsent.set(undefined));
  localStorage.clear();
});

it('loads nothing of the support host before a user says yes, and then tells it who is there', async () => {
  const { store } = renderShell(
    <>
      <LiveChat />
      <HelpButton />
    </>,
    { site: { chat } },
  );
  act(() => void store.dispatch(userInfoLoaded(userFixture)));
  expect(requests()).toHaveLength(0);

  await screen.findByTestId('chat-open');
  await userEvent.click(screen.getByText('ask us'));
  expect(screen.getByTestId('chat-consent')).toHaveTextContent('loaded from support.example');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByTestId('chat-consent')).toBeNull();
  expect(requests()).toHaveLength(0);

  await userEvent.click(screen.getByTestId('chat-open'));
  await userEvent.click(screen.getByTestId('chat-accept'));
  expect(requests()).toHaveLength(1);
  const widget = hostAnswers();
  await waitFor(() =>
    expect(widget.setUser).toHaveBeenCalledWith('10000046', { name: 'jana', email: 'jana.hoffmann@mail.example', identifier_hash: 'hash' }),
  );
  expect(widget.toggle).toHaveBeenCalledWith('open');
  expect(localStorage.getItem('chat_consent')).toBe('given');
});

it('asks no more once it was allowed, and takes the yes back', async () => {
  chatConsent.set('given');
  renderShell(
    <>
      <LiveChat />
      <ChatConsentSection />
    </>,
    { site: { chat } },
  );
  expect(screen.queryByTestId('chat-open')).toBeNull();
  expect(screen.getByText('You let support.example load the chat in this browser.')).toBeVisible();
});

it('does not ask on brands that do not want it, and is not there on brands without chat', () => {
  const { unmount } = renderShell(<LiveChat />, { site: { chat: { ...chat, needsConsent: false } } });
  expect(screen.queryByTestId('chat-open')).toBeNull();
  unmount();
  renderShell(<HelpButton />, { site: { chat: null } });
  expect(screen.queryByText('ask us')).toBeNull();
});
