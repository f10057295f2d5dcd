import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { endpoints } from '@/contract/endpoints';
import { answers, exchangeServer, refuses } from '../../support/exchangeServer';
import { keptUpload } from '../../support/keptUpload';
import { photo, pick, playExchange, show, withUploadForm } from '../../support/uploadForm';

withUploadForm();

it('tells the limits before, and asks the system for what is taken alone', async () => {
  await show();
  expect(screen.getByText('JPEG, PNG or WebP, up to 40 MB and 64 megapixels.')).toBeInTheDocument();
  expect(screen.getByTestId('file-ID_FRONT')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(screen.getByRole('group', { name: 'Front side' })).toHaveAccessibleDescription(/up to 40 MB/);
});

it('tells of papers where they are taken', async () => {
  await show({ type: 'ADDRESS_PROOF' });
  expect(screen.getByText(/PDF up to 10 MB and 30 pages\./)).toBeInTheDocument();
});

describe('a file that fits one piece', () => {
  const small = () => photo(900);

  it('goes by one call, with what it is for in front of it', async () => {
    const exchange = playExchange();
    const forms: [string, unknown][][] = [];
    answers('upload', { ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 }, async (request) => {
      forms.push([...(await request.formData()).entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.size]));
    });
    await show();
    pick(small());
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    const fields = [
      ['action', 'kyx'],
      ['needFileUrl', 'true'],
      ['type', 'ID_FRONT'],
      ['sendId', expect.stringMatching(/^[0-9a-f]{32}$/)],
      ['file', 900],
    ];
    expect([forms, exchange.begun]).toEqual([[fields], []]);
  });

  it('goes in pieces, which go on where they stop, once it did not come through', async () => {
    const exchange = playExchange();
    const sendIds: unknown[] = [];
    exchangeServer.use(
      http.post(`*/api${endpoints.upload.path}`, async ({ request }) => {
        sendIds.push((await request.formData()).get('sendId'));
        return HttpResponse.error();
      }),
    );
    await show();
    pick(small());
    expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    expect([exchange.parts, exchange.received]).toEqual([1, 900]);
    // By the same name, so that what came through and was not answered is kept once.
    expect(exchange.begun.map(({ sendId }) => sendId)).toEqual(sendIds);
  });

  it('is given up when told to', async () => {
    playExchange();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answers('upload', { ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 }, () => held);
    await show();
    pick(small());
    await userEvent.click(await screen.findByRole('button', { name: /Cancel|Stop/ }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(async () => answer());
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});

it('sends a file in pieces and shows what is kept', async () => {
  const exchange = playExchange();
  await show();
  pick(photo());
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect([exchange.parts, exchange.received, exchange.begun.length]).toEqual([4, 3500, 1]);
  expect(screen.getByText('Uploaded')).toBeInTheDocument();
  expect(screen.getByText('IMG_2204.jpg')).toBeInTheDocument();
});

it('says while it is checked, and gives up when told to', async () => {
  const exchange = playExchange();
  exchange.holdFinish = true;
  await show();
  pick(photo());
  expect(await screen.findByText('Checking the file.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of IMG_2204.jpg' }));
  expect(screen.getByRole('button', { name: 'Choose a file: Front side' })).toBeInTheDocument();
  await waitFor(() => expect(exchange.canceled).toBe(1));
  await waitFor(() => exchange.release());
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

it.each([
  ['a PDF called .jpg', photo(500, [0x25, 0x50, 0x44, 0x46, 0x2d]), 'This kind of file is not taken here.'],
  ['what a phone makes by default', photo(500, [0, 0, 0, 24, ...Buffer.from('ftypheic')]), /HEIC pictures are not taken/],
  ['nothing', new File([], 'empty.jpg'), 'This kind of file is not taken here.'],
])('refuses before anything is sent: %s', async (_what, file, words) => {
  const exchange = playExchange();
  await show();
  pick(file);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(exchange.begun).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Put .* aside$/ }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('shows what the exchange finds at a file beside it', async () => {
  playExchange();
  await show();
  refuses('uploadFinish', { code: '61004', msg: 'upload.too_many_pixels||64' });
  pick(photo());
  expect(await screen.findByText('This picture has too many pixels. At most 64 megapixels.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('takes what is dropped', async () => {
  playExchange();
  await show();
  fireEvent.drop(screen.getByText('Drop a file here, or'), { dataTransfer: { files: [photo()] } });
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
});

it('deletes a file, and says why not', async () => {
  await show({
    type: 'ADDRESS_PROOF',
    start: keptUpload({ type: 'ADDRESS_PROOF', contentType: 'application/pdf', pages: 2, width: null, height: null }),
  });
  refuses('uploadRemove', { code: '61019', msg: 'upload.in_use' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Proof of address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has been handed in and cannot be deleted.');
  answers('uploadRemove', null);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Proof of address' }));
  expect(await screen.findByText('nothing')).toBeInTheDocument();
});

it('shows what a review found, and has no way back for what was handed in', async () => {
  answers('uploadLink', { fileUrl: '/api/upload/file?y', fileUrlExpiresAt: 1 });
  await show({ start: keptUpload({ isInUse: true }), problems: ['One corner is cut off'] });
  expect(screen.getByText('One corner is cut off')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('takes another in the place of what was handed in, though nothing was found at it', async () => {
  answers('uploadLink', { fileUrl: '/api/upload/file?y', fileUrlExpiresAt: 1 });
  await show({ start: keptUpload({ isInUse: true }) });
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('says below itself why a form cannot go on', async () => {
  await show({ error: 'Add the front side.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Add the front side.');
});
