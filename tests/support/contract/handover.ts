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
  expect((await call('handoverOpen', { link, phone })).pictures).toEqual([{ slot: 'front', type: 'PASSPORT', isThere: false }]);
  target.actAsPhone(phone);
  expect((await call('handoverAsked', {})).documentKind).toBe('PASSPORT');
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
    'handoverAsked',
    'handoverUploadBegin',
    'handoverUploadPart',
    'handoverUploadFinish',
  ],
  run: handOver,
};
