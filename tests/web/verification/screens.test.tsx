import { File as NodeFile } from 'node:buffer';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CallData } from '@/contract/calls';
import { codes } from '@/contract/codes';
import type { UserInfo } from '@/contract/user';
import { ApiError } from '@/src/api/apiError';
import { type Route, routes } from '@/src/config/routes';
import { KycScreen, VerificationScreen } from '@/src/features/verification';
import { useAnswers } from '@/src/features/verification/flow/useAnswers';
import { PeopleStep } from '@/src/features/verification/steps/PeopleStep';
import { Encrypted } from '@/src/features/verification/view/Aside';
import { Meanwhile } from '@/src/features/verification/view/Meanwhile';
import { SupplementView } from '@/src/features/verification/view/SupplementView';
import { WhyNote } from '@/src/features/verification/view/WhyNote';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('uploads', []);
  answers('kycDict', dict);
  refuses('uploadLimits', { code: '500', msg: 'system.internal' });
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  removeToken();
  localStorage.clear();
});

const calls = { websocketToken: jest.fn(), openSpotOrders: jest.fn(), spotBalances: jest.fn(), spotTradeHistory: jest.fn() } as never;
/** On a page whose stream never opens: what it says is read by calls. */
const show = (page: ReactNode, path: string, userInfo?: UserInfo) =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      {page}
    </RealtimeProvider>,
    { path, state: { profile: { userInfo, showBalances: true, activeTab: null, apiData: null } } as never },
  );

type Record = CallData<'kycQuestionRecord'>;
type Submitted = Parameters<Parameters<typeof useAnswers<Record>>[0]['submit']>[0];
const AT = Date.UTC(2026, 10, 16, 12);
const dict: CallData<'kycDict'> = {
  countries: [
    { iso2: 'DE', name: 'Germany', documentKinds: ['ID_CARD', 'PASSPORT'], isServed: true },
    { iso2: 'US', name: 'United States', documentKinds: ['PASSPORT'], isServed: false },
  ],
  addressProofs: ['UTILITY_BILL'],
  fundsProofs: ['PAYSLIP'],
  occupations: ['EMPLOYED'],
  fundSources: ['SALARY'],
  incomeBands: ['FROM_25K'],
};
const record = (part: Partial<Record> = {}): Record => ({
  kind: 'IDENTITY',
  status: 'IN_PROGRESS',
  isFinal: false,
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  requests: [],
  version: 1,
  attempt: 1,
  reference: 'KX-7F3M-92QA-XH4T',
  steps: [],
  events: [],
  answers: {},
  ...part,
});
const done = (step: string) => ({ step, savedAt: AT });
const limits = { withdrawPerDay: { amount: '2000', currency: 'USD' as const }, cardPerMonth: null };
const level = (kind: Record['kind'], number: number, part = {}) => ({
  ...record({ kind, status: 'NOT_STARTED' }),
  level: number,
  limits,
  opensAfter: null,
  ...part,
});

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
    expect(screen.getByRole('link', { name: 'Start again: Address' })).toHaveAttribute('href', '/verification/kyc?level=ADDRESS');
    expect(screen.getByText('Opens after level 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start: Source of funds' })).toBeNull();
  });

  it('offer another try where they do not come', async () => {
    refuses('verificationState', { code: '500', msg: 'system.internal' });
    show(<VerificationScreen />, '/profile/verification');
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

describe('a step', () => {
  it('keeps what is typed on the server, a moment after the last key', async () => {
    const sent: unknown[] = [];
    answers('kycQuestionRecord', record({ steps: [done('COUNTRY')] }));
    answers(
      'kycQuestionSubmit',
      record({ version: 2, steps: [done('COUNTRY')], answers: { DETAILS: { city: 'Kiel' } } }),
      async (request) => void sent.push(await request.json()),
    );
    show(<KycScreen />, '/verification/kyc?step=DETAILS');
    await userEvent.type(await screen.findByLabelText('City'), 'Kiel');
    await waitFor(() => expect(screen.getByTestId('save-state')).toHaveAttribute('data-state', 'saved'), { timeout: 3_000 });
    expect(sent).toEqual([{ level: 'IDENTITY', version: 1, mode: 'DRAFT', answers: { DETAILS: { city: 'Kiel' } } }]);
    await userEvent.click(screen.getByTestId('step-on'));
    expect(screen.getAllByText('This is missing').length).toBeGreaterThan(3);
    expect(screen.getByLabelText('City')).toHaveValue('Kiel');
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed and saved while a file was on its way', async () => {
    const sent: Submitted[] = [];
    const onRecord = jest.fn();
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const first = record();
    const props = { submit, onRecord, onStale: async () => undefined, staleWords: '' };
    const { result, rerender } = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: first });
    // What the file calls when it has arrived is of the render in which it was chosen.
    const whenArrived = result.current.change;
    act(() => result.current.change('DOCUMENT', { number: 'C01X00T47' }));
    await act(() => result.current.saveDraft());
    rerender(onRecord.mock.calls[0][0]);
    act(() => whenArrived('DOCUMENT', { front: 'file' }));
    await act(() => result.current.saveDraft());
    expect(sent.at(-1)?.answers).toEqual({ DOCUMENT: { number: 'C01X00T47', front: 'file' } });
  });

  it('is saved when it is finished, and what was typed elsewhere meanwhile is saved after it', async () => {
    const sent: Submitted[] = [];
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const props = { record: record(), submit, onRecord: () => {}, onStale: async () => undefined, staleWords: '' };
    const { result } = renderHook(() => useAnswers(props));
    act(() => result.current.change('COUNTRY', { country: 'DE' }));
    await act(() => result.current.finish('COUNTRY', 'STEP'));
    expect(result.current.saveState).toBe('saved');
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    act(() => result.current.change('COUNTRY', { country: 'DK' }));
    await act(() => result.current.finish('COUNTRY', 'STEP'));
    await waitFor(() => expect(result.current.saveState).toBe('saved'), { timeout: 3_000 });
    expect(sent.map(({ mode, answers: given }) => [mode, given])).toEqual([
      ['STEP', { COUNTRY: { country: 'DE' } }],
      ['STEP', { COUNTRY: { country: 'DK' } }],
      ['DRAFT', { DETAILS: { city: 'Kiel' } }],
    ]);
  });

  it('says that what is typed did not arrive, and sends it when the device is on line again', async () => {
    const sent: Submitted[] = [];
    let isOnline = false;
    const submit = async (params: Submitted) => {
      sent.push(params);
      if (!isOnline) throw new ApiError({ code: 'network', msg: '', status: 0 });
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const props = { record: record(), submit, onRecord: () => {}, onStale: async () => undefined, staleWords: '' };
    const { result, unmount } = renderHook(() => useAnswers(props));
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => result.current.saveDraft());
    expect(result.current.saveState).toBe('unsaved');
    expect(result.current.answers).toEqual({ DETAILS: { city: 'Kiel' } });
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.saveState).toBe('saved'));
    expect(sent.map(({ version, answers: given }) => [version, given])).toEqual([
      [1, { DETAILS: { city: 'Kiel' } }],
      [1, { DETAILS: { city: 'Kiel' } }],
    ]);
    act(() => void window.dispatchEvent(new Event('online')));
    // Whoever leaves loses nothing that was typed a moment before.
    act(() => result.current.change('DETAILS', { city: 'Bonn' }));
    unmount();
    await waitFor(() => expect(sent.at(-1)?.answers).toEqual({ DETAILS: { city: 'Bonn' } }));
    expect(sent).toHaveLength(3);
  });

  it('shows what another device has changed in place of what is typed here, and says so', async () => {
    const submit = async () => {
      throw new ApiError({ code: codes.verificationStale.code, msg: codes.verificationStale.key, status: 200 });
    };
    const there = record({ version: 7, answers: { DETAILS: { city: 'Bonn' } } });
    const props = { submit, onRecord: () => {}, onStale: async () => there, staleWords: 'Changed elsewhere' };
    const hook = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: record() });
    act(() => hook.result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => hook.result.current.saveDraft());
    hook.rerender(there);
    expect(hook.result.current.answers).toEqual({ DETAILS: { city: 'Bonn' } });
    expect(hook.result.current.saveState).toBe('saved');
    renderShell(null);
    expect(await screen.findByText('Changed elsewhere')).toBeVisible();
  });

  it('goes on only when the exchange takes it; what is wrong, whoever found it, is where to type on', async () => {
    const DETAILS = {
      givenNames: 'Jana',
      familyName: 'Hoffmann',
      dateOfBirth: '1987-05-09',
      nationality: 'DE',
      street: 'Am Kai 4',
      city: '',
      postalCode: '24103',
    };
    answers('kycQuestionRecord', record({ steps: [done('COUNTRY')], answers: { COUNTRY: { country: 'DE' }, DETAILS } }));
    const { router } = show(<KycScreen />, '/verification/kyc?step=DETAILS');
    await userEvent.click(await screen.findByTestId('step-on'));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(screen.getByLabelText('City')).toBeInvalid();
    // What only the exchange finds wrong.
    answers('kycQuestionSubmit', record({ version: 2, steps: [done('COUNTRY')], answers: { DETAILS: { ...DETAILS, city: 'Kiel' } } }));
    await userEvent.type(screen.getByLabelText('City'), 'Kiel');
    refuses('kycQuestionSubmit', { code: '62003', msg: 'verification.incomplete||DETAILS||street||TOO_LONG' });
    await userEvent.click(screen.getByTestId('step-on'));
    await waitFor(() => expect(screen.getByLabelText(/^Street/)).toHaveFocus());
    expect(screen.getByText('This is too long')).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('ticks in the bar what is finished, not what stands before', async () => {
    answers('kycQuestionRecord', record({ steps: [done('COUNTRY')] }));
    // An address from elsewhere: what is to be done before it opens.
    show(<KycScreen />, '/verification/kyc?step=SELFIE');
    expect(await screen.findByRole('heading', { name: 'Personal details' })).toBeVisible();
    await screen.findByTestId('save-state');
    const ticked = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('(done)'));
    expect(ticked.map((item) => item.textContent)).toEqual([expect.stringContaining('Country')]);
  });

  it('keeps the place of a file whose look is on its way, and asks for no other meanwhile', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers('uploads', [], () => held);
    const DOCUMENT = { issuer: 'DE', documentKind: 'PASSPORT', front: '7' };
    answers('kycQuestionRecord', record({ steps: [done('COUNTRY'), done('DETAILS')], answers: { DOCUMENT } }));
    show(<KycScreen />, '/verification/kyc?step=DOCUMENT');
    await screen.findByTestId('step-on');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
    arrive();
    // It is not there any more: another is asked for.
    expect(await screen.findByRole('button', { name: /Choose/ })).toBeVisible();
  });

  it('of a document keeps no photo of a card for the page of a passport', async () => {
    const sent: Submitted[] = [];
    const DOCUMENT = { issuer: 'DE', documentKind: 'ID_CARD', front: '7', back: '8' };
    const started = record({ steps: [done('COUNTRY'), done('DETAILS')], answers: { DOCUMENT } });
    answers('kycQuestionRecord', started);
    answers('kycQuestionSubmit', started, async (request) => void sent.push((await request.json()) as Submitted));
    show(<KycScreen />, '/verification/kyc?step=DOCUMENT');
    await userEvent.click(await screen.findByRole('radio', { name: 'Passport' }));
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3_000 });
    expect(sent[0]?.answers.DOCUMENT).toEqual({ issuer: 'DE', documentKind: 'PASSPORT', front: '', back: '' });
  });
});

it('refused leads to why and to the first step, not to the one it was sent from', async () => {
  const reasons = [{ code: 'DOCUMENT_UNREADABLE' as const, text: null }];
  answers('kycQuestionRecord', record({ status: 'REFUSED', reasons, submittedAt: AT, decidedAt: AT }));
  answers('kycInit', record({ version: 5, attempt: 2, reasons }));
  const { router } = show(<KycScreen />, '/verification/kyc?step=SELFIE');
  await userEvent.click(await screen.findByTestId('start-again'));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/verification/kyc', undefined, { shallow: true }));
  expect(await screen.findByLabelText('Country you live in')).toBeVisible();
});

it('asked for more says at its place what is wrong with what was given', async () => {
  const requests = [{ requestId: 'r-1', code: 'EXPLANATION' as const, needs: 'TEXT' as const, text: null }];
  const send = () =>
    Promise.reject(new ApiError({ code: '62003', msg: 'verification.incomplete||SUPPLEMENT||r-1||TOO_LONG', status: 200 }));
  answers('kycSupplementInit', { version: 1, requests });
  renderShell(<SupplementView record={record({ status: 'MORE_NEEDED', requests })} onStale={jest.fn()} onSend={send} />);
  await userEvent.type(screen.getByRole('textbox'), 'A twin.');
  await userEvent.click(screen.getByTestId('send-supplement'));
  expect(await screen.findByText('This is too long')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), ' His.');
  expect(screen.queryByText('This is too long')).toBeNull();
});

it('asked for more asks how it stands, and reads the record again where something else is asked for by now', async () => {
  const explanation = { requestId: 'r-1', code: 'EXPLANATION' as const, needs: 'TEXT' as const, text: null };
  const more = { ...explanation, requestId: 'r-2', text: 'And this.' };
  answers('kycQuestionRecord', record({ status: 'MORE_NEEDED', version: 4, requests: [explanation] }));
  const asked: unknown[] = [];
  answers('kycSupplementInit', { version: 5, requests: [explanation, more] }, async (request) => {
    asked.push(await request.json());
    answers('kycQuestionRecord', record({ status: 'MORE_NEEDED', version: 5, requests: [explanation, more] }));
  });
  show(<KycScreen />, '/verification/kyc');
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  expect(asked[0]).toEqual({ level: 'IDENTITY' });
});

it('a company is told who must be known by the exchange, and by its own rule until then', async () => {
  const owner = { id: 'o-1', parentId: null, kind: 'PERSON' as const, name: 'Jana', country: 'DE', share: '100' };
  const parts = { answers: {}, change: jest.fn(), problemAt: () => undefined };
  answers('kybIdentityInit', { version: 3, people: [{ ownerId: 'o-2', name: 'Ole', country: 'DE', share: '100', isControlling: false }] });
  const step = <PeopleStep {...parts} version={3} owners={[owner as never]} countries={[]} roles={[]} />;
  renderShell(step);
  expect(screen.getByLabelText(/Jana/)).toBeVisible();
  expect(await screen.findByLabelText(/Ole/)).toBeVisible();
  expect(screen.queryByLabelText(/Jana/)).toBeNull();
});

const uploadLimits: CallData<'uploadLimits'> = {
  maxPictureBytes: 1_000_000,
  maxPdfBytes: 1_000_000,
  maxPdfPages: 30,
  maxPixels: 64_000_000,
  maxPixelsAtOnce: 24_000_000,
  minSide: 400,
  keptSide: 4096,
  partBytes: 1000,
  resumeHours: 24,
  types: [{ type: 'SUPPLEMENT', contentTypes: ['application/pdf'] }],
  files: { kept: 0, most: 60 },
  bytes: { kept: 0, most: 1 },
  today: { begun: 0, most: 100 },
};

it('asked for more hands in each thing as what it is, and nothing before all of it is there', async () => {
  const requests = [
    { requestId: 'r-1', code: 'EXPLANATION' as const, needs: 'TEXT' as const, text: null },
    { requestId: 'r-2', code: 'ADDRESS_PROOF' as const, needs: 'FILE' as const, text: 'Not older than May.' },
  ];
  const sent: unknown[] = [];
  const asked = record({ status: 'MORE_NEEDED', version: 4, requests });
  answers('kycQuestionRecord', asked);
  answers('kycSupplementInit', { version: 4, requests });
  answers('kycSupplementSave', { ...asked, status: 'IN_REVIEW', version: 5 }, async (request) => void sent.push(await request.json()));
  // jsdom's files have no bytes to give; those of Node and of browsers do.
  const file = new NodeFile(['%PDF-1.7 of a bill'], 'bill.pdf') as unknown as File;
  const kept = {
    type: 'ADDRESS_PROOF' as const,
    contentType: 'application/pdf' as const,
    sha256: 'f'.repeat(64),
    width: null,
    height: null,
  };
  const link = { fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 };
  answers('upload', { ...kept, ...link, uploadId: '77', size: file.size, pages: 1, isInUse: false, createdAt: 1 });
  answers('uploadLink', link);
  answers('uploadLimits', uploadLimits);
  show(<KycScreen />, '/verification/kyc');
  await screen.findByTestId('file-SUPPLEMENT');
  await userEvent.click(screen.getByTestId('send-supplement'));
  expect(screen.getAllByText('This is missing')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox'), 'A twin.');
  expect(screen.getAllByText('This is missing')).toHaveLength(1);
  await userEvent.click(screen.getByTestId('send-supplement'));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByTestId('file-SUPPLEMENT'), { target: { files: [file] } });
  await waitFor(() => expect(screen.queryByText('This is missing')).toBeNull());
  await userEvent.click(screen.getByTestId('send-supplement'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const given = [
    { requestId: 'r-1', text: 'A twin.' },
    { requestId: 'r-2', file: '77' },
  ];
  expect(sent).toEqual([{ level: 'IDENTITY', version: 4, answers: given }]);
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
    open();
    expect(await screen.findByTestId('level')).toBeVisible();
    for (const words of [/Withdraw/, /Card/, /other users/, /US dollars/, /what you can move/])
      expect(screen.queryByText(words)).toBeNull();
  });

  it('names each as soon as it can', async () => {
    for (const name of ['walletsSend', 'walletsBuy', 'walletsInternalTransfer'] as const)
      jest.replaceProperty(routes[name] as Route, 'built', true);
    open();
    expect(await screen.findAllByText('Withdraw per day')).toHaveLength(3);
    expect(screen.getByText('Card purchases per month')).toBeVisible();
    expect(screen.getByText(/other users of/)).toBeVisible();
  });

  it('says how long a review takes only where rules decide', () => {
    const { unmount } = renderShell(<Encrypted />, { site: { quickReview: true } });
    expect(screen.getByText('Rules decide within a few seconds.')).toBeVisible();
    unmount();
    renderShell(<Encrypted />, { site: { quickReview: false } });
    expect(screen.getByText('You are told as soon as there is a result.')).toBeVisible();
  });
});

it('refused for good, names somebody to write to only where there is somebody', () => {
  const overview = record({ status: 'REFUSED', isFinal: true });
  const none = { links: { footer: {}, social: {} }, chat: null };
  const { unmount } = renderShell(<WhyNote overview={overview} />, { site: none });
  expect(screen.getByTestId('why')).toHaveTextContent('It was refused for good.');
  expect(screen.getByTestId('why')).not.toHaveTextContent('Write to us');
  unmount();
  renderShell(<WhyNote overview={overview} />, { site: { ...none, chat: { baseUrl: 'https://chat.example', websiteToken: 'x' } } });
  expect(screen.getByTestId('why')).toHaveTextContent('Write to us');
});

it('meanwhile names only what can be done here', () => {
  const userInfo = { accountType: 0, authStatus: 0 } as unknown as UserInfo;
  renderShell(<Meanwhile />, { site: { supportSpot: true }, state: { profile: { userInfo } } as never });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Look at marketsOpen', 'Trade spotOpen']);
});

it.each([
  [{}, 'Deposit', 'After the review'],
  [{ standing: { frozenAt: AT, selfFrozenAt: null, sendingHeldUntil: null } }, 'Trade spot', /frozen/],
])('meanwhile everything is as the account stands: %j', (standing, row, said) => {
  jest.replaceProperty(routes.walletsReceive as Route, 'built', true);
  const userInfo = { accountType: 0, authStatus: 0, ...standing } as unknown as UserInfo;
  renderShell(<Meanwhile />, { site: { globalRegion: false, supportSpot: true }, state: { profile: { userInfo } } as never });
  expect(screen.getByText(row).closest('li')).toHaveTextContent(said);
  expect(screen.getByText('Look at markets').closest('li')).toHaveTextContent('Open');
});
