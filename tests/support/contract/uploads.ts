import { photograph, picture, sha256 } from '../sampleFiles';
import type { CheckedCall, Step } from './step';

async function uploads(call: CheckedCall): Promise<void> {
  const { types, partBytes } = await call('uploadLimits', {});
  expect(types.map(({ type }) => type)).toContain('SELFIE');
  const form = { action: 'kyx', needFileUrl: true, type: 'ID_FRONT' } as const;
  const { uploadId, fileUrl } = await call('upload', form, await picture('png'));
  const { searchParams } = new URL(fileUrl, 'http://host');
  const [until, askedBy, signature] = [
    Number(searchParams.get('until')),
    searchParams.get('askedBy') ?? '',
    searchParams.get('signature') ?? '',
  ];
  await call('uploadFile', { uploadId, until, askedBy, signature });
  await call('uploadLink', { uploadId });
  const file = await photograph(600, 500);
  const begin = { type: 'SELFIE', size: file.length, sha256: sha256(file) } as const;
  const { sessionId } = await call('uploadBegin', begin);
  await call('uploadCancel', { sessionId });
  let session = await call('uploadBegin', begin);
  while (session.received < file.length) {
    const piece = file.subarray(session.received, session.received + partBytes);
    session = await call('uploadPart', { sessionId: session.sessionId, offset: session.received, sha256: sha256(piece) }, piece);
  }
  const selfie = await call('uploadFinish', { sessionId: session.sessionId });
  expect((await call('uploads', {})).map((upload) => upload.uploadId)).toEqual([selfie.uploadId, uploadId]);
  await call('uploadRemove', { uploadId });
}

export const sendingFiles: Step = {
  title: 'sending files',
  calls: [
    'uploadLimits',
    'upload',
    'uploadFile',
    'uploadLink',
    'uploadBegin',
    'uploadCancel',
    'uploadPart',
    'uploadFinish',
    'uploads',
    'uploadRemove',
  ],
  run: uploads,
};
