import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers } from '../../support/exchangeServer';
import { keptUpload } from '../../support/keptUpload';
import { JPEG, playExchange, show, withUploadForm } from '../../support/uploadForm';

withUploadForm();

describe('the camera', () => {
  const stream = (tracks: unknown[] = []) => ({ getTracks: () => tracks, getVideoTracks: () => tracks });
  const setCamera = (getUserMedia: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', { value: getUserMedia && { getUserMedia }, configurable: true });
  afterEach(() => setCamera(undefined));

  it('takes a photo, shows it, and sends it', async () => {
    playExchange();
    answers('upload', { ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 });
    const stop = jest.fn();
    const asked = jest.fn().mockResolvedValue(stream([{ stop }]));
    setCamera(asked);
    HTMLMediaElement.prototype.play = async () => {};
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array([...JPEG, 1, 2, 3])], { type: 'image/jpeg' }));
    await show({ frame: 'card' });
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    const dialog = await screen.findByRole('dialog', { name: 'Front side' });
    expect(dialog).toHaveTextContent('Fit all four corners. Avoid reflections.');
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
    const shutter = screen.getByRole('button', { name: 'Take the photo' });
    await waitFor(() => expect(shutter).toBeEnabled());
    await userEvent.click(shutter);
    expect(await screen.findByRole('img', { name: 'The photo you took' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    // The light of the camera goes out.
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', /The camera is not allowed here/],
    ['NotFoundError', /No camera was found/],
  ])('that cannot be used leaves the photos there are: %s', async (name, words) => {
    setCamera(jest.fn().mockRejectedValue(new DOMException('', name)));
    await show({ frame: 'card' });
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Photos' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("is the system's own where a page has none", async () => {
    await show({ frame: 'card' });
    const own = document.querySelector<HTMLInputElement>('input[capture]');
    expect(own).toHaveAttribute('capture', 'environment');
    const opened = jest.spyOn(own as HTMLInputElement, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    expect(opened).toHaveBeenCalled();
  });
});
