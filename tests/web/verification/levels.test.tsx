import { screen } from '@testing-library/react';
import { type Route, routes } from '@/src/config/routes';
import { KybScreen, KycScreen, VerificationScreen } from '@/src/features/verification';
import { Encrypted } from '@/src/features/verification/view/Aside';
import { SentView } from '@/src/features/verification/view/SentView';
import { WhyNote } from '@/src/features/verification/view/WhyNote';
import { answers, refuses } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';
import { AT, dict, level, limits, record, show, withVerification } from '../../support/verificationScreens';

withVerification();

describe('the levels', () => {
  it('say how each stands, why, and what to do next', async () => {
    answers('verificationState', {
      level: 2,
      isVerified: true,
      limits,
      basicLimits: limits,
      levels: [
        level('IDENTITY', 2, { status: 'VERIFIED', decidedAt: AT }),
        level('ADDRESS', 3, {
          status: 'REFUSED',
          reasons: [{ code: 'PROOF_TOO_OLD', text: 'It is from April.' }],
          submittedAt: AT,
          decidedAt: AT,
        }),
        level('FUNDS', 4, { opensAfter: 'ADDRESS' }),
      ],
      business: { ...record({ kind: 'BUSINESS', status: 'NOT_STARTED' }), companyName: null },
    });
    show(<VerificationScreen />, '/profile/verification');
    expect(await screen.findByTestId('level')).toHaveTextContent('2 · Identity');
    expect(screen.getByTestId('why')).toHaveTextContent('The proof is too old');
    expect(screen.getByTestId('why')).toHaveTextContent('It is from April.');
    expect(screen.getByRole('link', { name: 'Correct it: Address' })).toHaveAttribute('href', '/verification/kyc?level=ADDRESS');
    expect(screen.getByText('Opens after level 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start: Source of funds' })).toBeNull();
  });

  it.each([
    ['not begun', 'NOT_STARTED'],
    ['begun before', 'IN_PROGRESS'],
  ] as const)('offer no company to a user who was refused for good as a person, were it %s, and say why', async (_when, status) => {
    const state = {
      level: 1,
      isVerified: false,
      limits,
      basicLimits: limits,
      levels: [level('IDENTITY', 2, { status: 'REFUSED', isFinal: true, submittedAt: AT, decidedAt: AT })],
      business: { ...record({ kind: 'BUSINESS', status }), companyName: null },
    };
    answers('verificationState', state);
    const { unmount } = show(<VerificationScreen />, '/profile/verification');
    expect(await screen.findByText(/No company can be verified/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Start|Continue)/ })).toBeNull();
    unmount();
    answers('kybQuestionRecord', { ...record({ status }), kind: 'BUSINESS', answers: {} });
    answers('kybDict', { countries: dict.countries, documents: [], roles: [] });
    show(<KybScreen />, '/verification/kyb?step=COMPANY');
    expect(await screen.findByText(/No company can be verified/)).toBeVisible();
    expect(screen.getByTestId('start')).toBeDisabled();
  });

  it('have their places while they are on their way, and offer another try where they do not come', async () => {
    refuses('verificationState', { code: '500', msg: 'system.internal' });
    show(<VerificationScreen />, '/profile/verification');
    // So that nothing moves when they are there.
    expect(screen.getByText('Your level')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Business account' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the account all visitors share', () => {
  const shared = { ...userFixture, standing: { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, isShared: true } };

  it('says that nobody is verified with it, and offers no start', async () => {
    answers('verificationState', {
      level: 1,
      isVerified: false,
      limits,
      basicLimits: limits,
      levels: [level('IDENTITY', 2, {})],
      business: { ...record({ kind: 'BUSINESS', status: 'NOT_STARTED' }), companyName: null },
    });
    show(<VerificationScreen />, '/profile/verification', shared);
    expect(await screen.findByTestId('level')).toBeVisible();
    expect(screen.getByTestId('why-not')).toHaveTextContent(/^All visitors share this demo account/);
    expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull();
  });

  it('starts nothing where the page is opened by its address', async () => {
    answers('kycQuestionRecord', record({ status: 'NOT_STARTED' }));
    show(<KycScreen />, '/verification/kyc', shared);
    expect(await screen.findByTestId('start')).toBeDisabled();
    expect(screen.getByText(/^All visitors share this demo account/)).toBeVisible();
  });
});

describe('what is offered', () => {
  const state = {
    level: 1,
    isVerified: false,
    limits,
    basicLimits: limits,
    levels: [level('IDENTITY', 2)],
    business: { ...record({ kind: 'BUSINESS', status: 'NOT_STARTED' }), companyName: null },
  };
  const open = () => {
    answers('verificationState', state);
    return show(<VerificationScreen />, '/profile/verification');
  };

  it('names no limit of what cannot be done here', async () => {
    for (const name of ['walletsSend', 'walletsBuy', 'walletsInternalTransfer'] as const)
      jest.replaceProperty(routes[name] as Route, 'built', false);
    open();
    expect(await screen.findByTestId('level')).toBeVisible();
    for (const words of [/Withdraw/, /Card/, /other users/, /US dollars/, /what you can move/])
      expect(screen.queryByText(words)).toBeNull();
  });

  it('names each as soon as it can', async () => {
    for (const name of ['walletsSend', 'walletsBuy', 'walletsInternalTransfer'] as const)
      jest.replaceProperty(routes[name] as Route, 'built', true);
    open();
    expect(await screen.findByTestId('level')).toBeVisible();
    expect(screen.getAllByText('Withdraw per day')).toHaveLength(3);
    expect(screen.getByText('Card purchases per month')).toBeVisible();
    expect(screen.getByText(/other users of/)).toBeVisible();
  });

  it.each([
    ['rules', 'Rules of this practice site decide by what you entered'],
    ['operators', 'Our team compares what you sent'],
    ['provider', 'A provider of identity checks compares what you sent'],
  ] as const)('says who reviews: %s', (reviewer, told) => {
    renderShell(<SentView record={record({ status: 'IN_REVIEW', submittedAt: AT })} />, { site: { reviewer } });
    expect(screen.getByText(told)).toBeVisible();
  });

  it('says how long a review takes only where rules decide', () => {
    const { unmount } = renderShell(<Encrypted />, { site: { reviewer: 'rules' } });
    expect(screen.getByText('Automatic checks decide within a few seconds.')).toBeVisible();
    unmount();
    renderShell(<Encrypted />, { site: { reviewer: 'provider' } });
    expect(screen.getByText('You are told as soon as there is a result.')).toBeVisible();
  });
});

it('refused for good, says whom to write to only where there is support', () => {
  const overview = record({ status: 'REFUSED', isFinal: true });
  const none = { links: { footer: {}, social: {} }, chat: null };
  const { unmount } = renderShell(<WhyNote overview={overview} />, { site: none });
  expect(screen.getByTestId('why')).toHaveTextContent('It was refused for good.');
  expect(screen.getByTestId('why')).not.toHaveTextContent('Write to us');
  unmount();
  renderShell(<WhyNote overview={overview} />, { site: { ...none, chat: { baseUrl: 'https://chat.example', websiteToken: 'x' } } });
  expect(screen.getByTestId('why')).toHaveTextContent('Write to us');
});
