import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallData } from '@/contract/calls';
import { ApiError } from '@/src/api/apiError';
import { KycScreen } from '@/src/features/verification';
import { SupplementView } from '@/src/features/verification/view/SupplementView';
import { answers } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { record, show, withVerification } from '../../support/verificationScreens';

withVerification();

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
