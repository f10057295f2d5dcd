import { MATCH_VALID_MS, PHONE_VALID_MS } from '@/domain/verification/handover';
import { createHandovers, type Handovers } from '@/exchange/app/verification/handover/createHandovers';
import { createInlineCleaner } from '@/exchange/cleaning/inlineCleaner';
import { createHandoverStore } from '@/exchange/db/verification/handoverRepository';
import { createVerificationStore } from '@/exchange/db/verification/verificationRepository';
import { refusalOf } from '../support/accountsRig';
import { CARD } from '../support/handoverRig';
import { picture, sha256 } from '../support/sampleFiles';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';
import { buildVerificationRig, RIGHT, type VerificationRig } from '../support/verificationRig';

// A picture takes its time to be made anew: what ends a handover meanwhile ends it for this picture, too.

describeOnDatabase('a picture of a phone, while it is made anew', (database) => {
  let rig: VerificationRig;
  let files: UploadsRig;
  let handovers: Handovers;
  let photo: Buffer;
  let whileCleaned: () => unknown = () => undefined;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
    const cleaner = createInlineCleaner();
    const clean = async (file: Parameters<typeof cleaner.clean>[0]) => {
      const result = await cleaner.clean(file);
      await whileCleaned();
      return result;
    };
    files = buildUploadsRig(database(), { cleaner: { ...cleaner, clean } });
    handovers = createHandovers({
      ...{ store: createVerificationStore(database(), rig.afterCommit), handovers: createHandoverStore(database()) },
      ...{ sealer: rig.sealer, bus: rig.bus, clock: rig.clock, log: silentLog, accounts: rig.accounts, uploads: files.uploads },
    });
    photo = await picture('png');
  });
  afterAll(async () => {
    handovers.close();
    await files.close();
  });

  const pass = (ms: number) => {
    rig.pass(ms);
    files.pass(rig.now() - files.now());
  };

  /** A phone that was let in and has sent a picture whole. */
  async function sent(name: string, secret = `${name} `.padEnd(43, 'x')) {
    pass(0);
    const owner = await rig.user(name);
    const [session] = await database().query<{ id: string }>('select id::text as id from sessions where user_id = $1::bigint', [
      owner.userId,
    ]);
    const { version } = await rig.verification.kyc.start(owner, 'IDENTITY');
    const answers = { COUNTRY: RIGHT.COUNTRY, DETAILS: RIGHT.DETAILS, DOCUMENT: CARD };
    await rig.verification.kyc.submit(owner, { level: 'IDENTITY', version, mode: 'DRAFT', answers });
    const actor = await rig.accounts.sessionById(session?.id ?? '', owner.brand);
    if (!actor) throw new Error('whoever registered is signed in');
    const { link, handoverId } = await handovers.begin(actor, 'DOCUMENT');
    const { number } = await handovers.open(rig.caller, { link, phone: secret });
    await handovers.confirm(actor, { handoverId, number: number ?? '' });
    const phone = () => handovers.ofPhone(owner.brand, secret);
    const sum = sha256(photo);
    const upload = await handovers.beginUpload(await phone(), { slot: 'front', size: photo.length, sha256: sum });
    await handovers.receivePart(await phone(), { sessionId: upload.sessionId, offset: 0, sha256: sum }, photo);
    const open = await phone();
    return {
      actor,
      secret,
      finish: () => handovers.finishUpload(open, upload.sessionId),
      kept: async () => (await files.uploads.list(owner)).length,
    };
  }

  it('is kept where the handover goes on', async () => {
    const { finish, kept } = await sent('patient');
    whileCleaned = () => pass(MATCH_VALID_MS);
    expect((await finish()).pictures).toContainEqual(expect.objectContaining({ slot: 'front', isThere: true }));
    expect(await kept()).toBe(1);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof sent>>) => unknown]>([
    ['its time ends', () => pass(PHONE_VALID_MS)],
    [
      'its session ends, unused',
      ({ actor }) => database().query('update sessions set revoked_at = $2 where id = $1::bigint', [actor.sessionId, rig.now()]),
    ],
    ['its computer ends it', ({ actor }) => handovers.end(actor)],
  ])('is not kept where %s', async (what, happens) => {
    const one = await sent(`ends ${what}`.replace(/[^a-z]/g, '-'));
    whileCleaned = () => happens(one);
    expect(await refusalOf(one.finish())).toBe('handoverOver');
    expect(await one.kept()).toBe(0);
  });

  it('is not kept where its phone has gone over to another’s handover meanwhile', async () => {
    const first = await sent('leaver');
    whileCleaned = async () => {
      pass(PHONE_VALID_MS);
      await sent('next', first.secret);
    };
    expect(await refusalOf(first.finish())).toBe('handoverOver');
    expect(await first.kept()).toBe(0);
  });
});
