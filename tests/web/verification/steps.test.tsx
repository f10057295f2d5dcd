import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallParams } from '@/contract/calls';
import { httpClient } from '@/src/api/httpClient';
import { KybScreen, KycScreen } from '@/src/features/verification';
import { PeopleStep } from '@/src/features/verification/steps/PeopleStep';
import { answers, refuses } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { AT, dict, done, record, show, withVerification } from '../../support/verificationScreens';

withVerification();

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
    expect(sent).toMatchObject([{ level: 'IDENTITY', version: 1, mode: 'DRAFT', answers: { DETAILS: { city: 'Kiel' } } }]);
    await userEvent.click(screen.getByTestId('step-on'));
    expect(screen.getAllByText('This is missing').length).toBeGreaterThan(3);
    expect(screen.getByLabelText('City')).toHaveValue('Kiel');
    expect(sent).toHaveLength(1);
  });

  it('says nothing of saving before anything of it was given, also with another step behind it', async () => {
    const steps = [done('COUNTRY')];
    answers('kycQuestionRecord', record({ steps, answers: { COUNTRY: { country: 'DE' } } }));
    answers('kycQuestionSubmit', record({ version: 2, steps, answers: { COUNTRY: { country: 'DE' }, DETAILS: { city: 'Kiel' } } }));
    const { unmount } = show(<KycScreen />, '/verification/kyc?step=DETAILS');
    const city = await screen.findByLabelText('City');
    expect(screen.getByTestId('save-state')).toBeEmptyDOMElement();
    await userEvent.type(city, 'Kiel');
    await waitFor(() => expect(screen.getByTestId('save-state')).toHaveTextContent('Saved'), { timeout: 3_000 });
    unmount();
    // What was given before is on the server.
    show(<KycScreen />, '/verification/kyc?step=COUNTRY');
    expect(await screen.findByTestId('save-state')).toHaveTextContent('Saved');
  });

  it('takes as long as it takes: of a company nobody knows the minutes', async () => {
    answers('kycQuestionRecord', record({ status: 'NOT_STARTED' }));
    const { unmount } = show(<KycScreen />, '/verification/kyc');
    expect(await screen.findByText(/^It takes about 5 minutes\./)).toBeVisible();
    unmount();
    answers('kybQuestionRecord', { ...record({ status: 'NOT_STARTED' }), kind: 'BUSINESS', answers: {} });
    answers('kybDict', { countries: dict.countries, documents: [], roles: [] });
    show(<KybScreen />, '/verification/kyb');
    expect(await screen.findByText(/^How long it takes depends/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('minutes');
  });

  it('goes by a request that outlives its page', async () => {
    // Browsers know where a path begins; Node's fetch does not.
    jest.replaceProperty(httpClient.defaults, 'baseURL', 'http://localhost/api');
    const kept: unknown[] = [];
    const started = record({ steps: [done('COUNTRY')] });
    answers('kycQuestionRecord', started);
    answers('kycQuestionSubmit', record({ ...started, version: 2, answers: { DETAILS: { city: 'Kiel' } } }), async (request) => {
      kept.push([
        request.keepalive,
        request.headers.get('exchange-token'),
        ((await request.json()) as CallParams<'kycQuestionSubmit'>).answers,
      ]);
    });
    show(<KycScreen />, '/verification/kyc?step=DETAILS');
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Kiel' } });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(kept).toEqual([[true, 'secret', { DETAILS: { city: 'Kiel' } }]]), { timeout: 10_000 });
    await waitFor(() => expect(screen.getByTestId('save-state')).toHaveAttribute('data-state', 'saved'));
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

  it('brings into sight why it did not go on, which a long step has below the bar that was pressed', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      shown(this.textContent);
    };
    const COUNTRY = { country: 'DE' };
    answers('kycQuestionRecord', record({ answers: { COUNTRY } }));
    refuses('kycQuestionSubmit', { code: '429', msg: 'request.too_many' });
    show(<KycScreen />, '/verification/kyc?step=COUNTRY');
    await userEvent.click(await screen.findByTestId('step-on'));
    const why = await screen.findByRole('alert');
    expect(shown).toHaveBeenCalledWith(why.textContent);
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
    const sent: CallParams<'kycQuestionSubmit'>[] = [];
    const DOCUMENT = { issuer: 'DE', documentKind: 'ID_CARD', front: '7', back: '8' };
    const started = record({ steps: [done('COUNTRY'), done('DETAILS')], answers: { DOCUMENT } });
    answers('kycQuestionRecord', started);
    answers('kycQuestionSubmit', started, async (request) => void sent.push(await request.json()));
    show(<KycScreen />, '/verification/kyc?step=DOCUMENT');
    await userEvent.click(await screen.findByRole('radio', { name: 'Passport' }));
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3_000 });
    expect(sent[0]?.answers.DOCUMENT).toEqual({ documentKind: 'PASSPORT', front: '', back: '' });
  });

  it('of a document keeps no kind that another country does not issue', async () => {
    const sent: CallParams<'kycQuestionSubmit'>[] = [];
    const DOCUMENT = { issuer: 'DE', documentKind: 'ID_CARD', front: '7', back: '8' };
    const started = record({ steps: [done('COUNTRY'), done('DETAILS')], answers: { DOCUMENT } });
    answers('kycQuestionRecord', started);
    answers('kycQuestionSubmit', started, async (request) => void sent.push(await request.json()));
    show(<KycScreen />, '/verification/kyc?step=DOCUMENT');
    await userEvent.selectOptions(await screen.findByLabelText('Issued in'), 'GB');
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3_000 });
    expect(sent[0]?.answers.DOCUMENT).toEqual({ issuer: 'GB', documentKind: '', front: '', back: '' });
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
