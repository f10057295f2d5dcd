import { codes } from '@/contract/codes';
import type { Database } from '@/exchange/app/ports/database';
import { createInlineCleaner } from '@/exchange/cleaning/inlineCleaner';
import { photograph } from '../support/sampleFiles';
import { openForRules } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';

describe('a file that is under way', () => {
  let database: Database;
  let rig: UploadsRig;
  let photo: Buffer;
  let whileCleaned: () => void;
  beforeAll(async () => {
    database = await openForRules();
    const cleaner = createInlineCleaner();
    const clean = async (file: Parameters<typeof cleaner.clean>[0]) => {
      const result = await cleaner.clean(file);
      whileCleaned();
      return result;
    };
    rig = buildUploadsRig(database, { cleaner: { ...cleaner, clean } });
    photo = await photograph(600, 450, 80);
  });
  beforeEach(() => {
    whileCleaned = () => undefined;
  });
  afterAll(async () => {
    await rig.close();
    await database.close();
  });

  const kept = async (user: string) => {
    rig.signIn(user);
    rig.stand(user, {});
    return (await rig.call(user, 'uploads', {})).data.length;
  };

  it.each([
    ['its session ends', 'tokenInvalid', (user: string) => rig.signOut(user)],
    ['its owner freezes the account', 'accountSelfFrozen', (user: string) => rig.stand(user, { selfFrozenAt: 1 })],
    ['the account is closed', 'accountClosed', (user: string) => rig.stand(user, { closedAt: 1 })],
    ['the account is locked', 'accountIsLocked', (user: string) => rig.stand(user, { lockedAt: 1 })],
  ] as const)('in one call, when %s, is not kept', async (_what, refusal, happens) => {
    const user = await rig.user();
    expect((await rig.wholeInHalves(user, 'SELFIE', photo, () => undefined)).code).toBe('0');
    const refused = await rig.wholeInHalves(user, 'SELFIE', photo, () => happens(user));
    expect(refused.code).toBe(codes[refusal].code);
    expect(await kept(user)).toBe(1);
    expect((await rig.call(user, 'uploadLimits', {})).data.files.kept).toBe(1);
  });

  it('in pieces, when its session ends while it is made anew, is kept after signing in again', async () => {
    const user = await rig.user();
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    whileCleaned = () => rig.signOut(user);
    expect((await rig.call(user, 'uploadFinish', { sessionId })).code).not.toBe('0');
    expect(await kept(user)).toBe(0);
    whileCleaned = () => undefined;
    expect((await rig.call(user, 'uploadFinish', { sessionId })).code).toBe('0');
    expect(await kept(user)).toBe(1);
  });

  it('in pieces, when another call keeps it before its pieces are read, is that one file', async () => {
    const user = await rig.user();
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    const finish = () => rig.call(user, 'uploadFinish', { sessionId });
    const query = database.query.bind(database);
    let first: Awaited<ReturnType<typeof finish>> | undefined;
    jest.spyOn(database, 'query').mockImplementation(async (text, ...rest) => {
      if (text.includes('from upload_parts')) {
        jest.restoreAllMocks();
        first = await finish();
      }
      return query(text, ...rest) as never;
    });
    const second = await finish();
    expect(first?.code).toBe('0');
    expect(second).toMatchObject({ code: '0', data: { uploadId: first?.data.uploadId } });
    expect(await kept(user)).toBe(1);
  });
});
