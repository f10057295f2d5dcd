import { randomBytes } from 'node:crypto';
import { picture, sha256 } from '../sampleFiles';
import type { CheckedCall, Step } from './step';
import type { ContractTarget } from './target';

/** The page of a passport by a phone, which the computer then has. */
async function handOver(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { version } = await call('kycInit', { level: 'IDENTITY' });
  const answers = { DOCUMENT: { documentKind: 'PASSPORT', issuer: 'DE' } };
  await call('kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'DRAFT', answers });
  expect(await call('handover', {})).toBeNull();
  const { link, handoverId } = await call('handoverBegin', { step: 'DOCUMENT' });
  const phone = randomBytes(32).toString('base64url');
  const { number } = await call('handoverOpen', { link, phone });
  expect((await call('handover', {}))?.status).toBe('MATCHING');
  expect((await call('handoverConfirm', { handoverId, number: number ?? '' }))?.status).toBe('CONNECTED');
  expect((await call('handoverOpen', { link, phone })).number).toBeNull();
  target.actAsPhone(phone);
  const asked = await call('handoverAsked', {});
  expect(asked).toMatchObject({ documentKind: 'PASSPORT', pictures: [{ slot: 'front', type: 'PASSPORT', isThere: false }] });
  const photo = await picture('jpeg');
  const { sessionId } = await call('handoverUploadBegin', { slot: 'front', size: photo.length, sha256: sha256(photo) });
  await call('handoverUploadPart', { sessionId, offset: 0, sha256: sha256(photo) }, photo);
  expect((await call('handoverUploadFinish', { sessionId })).pictures).toMatchObject([{ isThere: true }]);
  target.actAsPhone(undefined);
  const followed = await call('handover', {});
  expect(followed).toMatchObject({ handoverId, status: 'CONNECTED', files: [{ slot: 'front', upload: { type: 'PASSPORT' } }] });
  await call('handoverEnd', {});
}

export const handingOver: Step = {
  title: 'handing pictures over to a phone',
  calls: [
    'handoverBegin',
    'handover',
    'handoverEnd',
    'handoverOpen',
    'handoverConfirm',
    'handoverAsked',
    'handoverUploadBegin',
    'handoverUploadPart',
    'handoverUploadFinish',
  ],
  run: handOver,
};
