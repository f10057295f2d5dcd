import sharp from 'sharp';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import { BOUNDS } from '@/exchange/app/uploads/bounds';
import { keepUploads } from '@/exchange/db/uploads/keepUploads';
import { paper, photograph, sha256 } from '../support/sampleFiles';
import { describeOnDatabase } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';

describeOnDatabase('uploads', (database) => {
  let rig: UploadsRig;
  let photo: Buffer;
  beforeAll(async () => {
    rig = buildUploadsRig(database());
    photo = await photograph(600, 450, 80);
  });
  afterAll(() => rig.close());

  it('make a picture anew: upright, without what the phone wrote into it', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'ID_FRONT', photo);
    // Orientation 6: a quarter turn.
    expect(data).toMatchObject({ type: 'ID_FRONT', contentType: 'image/jpeg', width: 450, height: 600, pages: null, isInUse: false });
    const opened = await rig.fetch(data.fileUrl);
    expect([opened.status, opened.type, sha256(opened.bytes)]).toEqual([200, 'image/jpeg', data.sha256]);
    expect(photo.includes('Harbour Street 27')).toBe(true);
    expect(opened.bytes.includes('Harbour Street 27')).toBe(false);
    const { exif, icc, xmp, iptc, orientation, width } = await sharp(opened.bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, width }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
      width: 450,
    });
  });

  it('come by pieces, which go on where they stopped, and are one file however often it is finished', async () => {
    const user = await rig.user();
    const large = await photograph(1500, 1100, 92);
    expect(large.length).toBeGreaterThan(2 * UPLOAD_RULES.partBytes);
    const file = { type: 'PASSPORT' as const, size: large.length, sha256: sha256(large) };
    const { data: begun } = await rig.call(user, 'uploadBegin', file);
    const first = large.subarray(0, begun.partBytes);
    await rig.part(user, { sessionId: begun.sessionId, offset: 0, sha256: sha256(first) }, first);
    // The line broke; whoever begins the same file again goes on.
    expect((await rig.call(user, 'uploadBegin', file)).data).toMatchObject({ sessionId: begun.sessionId, received: begun.partBytes });
    // The answer was lost and the piece comes again.
    expect((await rig.part(user, { sessionId: begun.sessionId, offset: 0, sha256: sha256(first) }, first)).msg).toBe(
      `upload.offset||${begun.partBytes}`,
    );
    expect((await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId })).msg).toBe(`upload.offset||${begun.partBytes}`);
    await rig.pieces(user, 'PASSPORT', large);
    const [one, other] = await Promise.all([
      rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
      rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
    ]);
    expect(one.data.uploadId).toBe(other.data.uploadId);
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
    expect((await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId })).data.uploadId).toBe(one.data.uploadId);
  });

  it('take no piece that was altered, has another size, or stands elsewhere', async () => {
    const user = await rig.user();
    const { data } = await rig.call(user, 'uploadBegin', { type: 'PASSPORT', size: photo.length, sha256: sha256(photo) });
    const piece = photo.subarray(0, data.partBytes);
    const part = { sessionId: data.sessionId, offset: 0, sha256: sha256(piece) };
    expect((await rig.part(user, { ...part, sha256: '0'.repeat(64) }, piece)).code).toBe('61013');
    expect((await rig.part(user, part, piece.subarray(1))).code).toBe('10001');
    expect((await rig.part(user, part, Buffer.concat([photo, photo, photo]))).code).toBe('10001');
    expect((await rig.part(user, { ...part, offset: 7 }, piece)).code).toBe('61012');
    expect((await rig.part(user, { ...part, sessionId: '999999' }, piece)).code).toBe('61011');
  });

  it('is not what was said at the beginning', async () => {
    const user = await rig.user();
    const { data } = await rig.call(user, 'uploadBegin', { type: 'PASSPORT', size: photo.length, sha256: '0'.repeat(64) });
    let { received } = data;
    while (received < photo.length) {
      const piece = photo.subarray(received, received + data.partBytes);
      ({ received } = (await rig.part(user, { sessionId: data.sessionId, offset: received, sha256: sha256(piece) }, piece)).data);
    }
    expect((await rig.call(user, 'uploadFinish', { sessionId: data.sessionId })).code).toBe('61013');
    expect((await rig.call(user, 'uploadFinish', { sessionId: data.sessionId })).code).toBe('61011');
  });

  it('belong to one account of one brand, whatever ids others know', async () => {
    const [owner, other, abroad] = [await rig.user(), await rig.user(), await rig.user('visby')];
    const { data: file } = await rig.whole(owner, 'SELFIE', photo);
    const { data: session } = await rig.call(owner, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo) });
    for (const stranger of [other, abroad]) {
      const { uploadId } = file;
      const { sessionId } = session;
      expect((await rig.call(stranger, 'uploadLink', { uploadId })).code).toBe('61010');
      expect((await rig.call(stranger, 'uploadRemove', { uploadId })).code).toBe('61010');
      expect((await rig.call(stranger, 'uploadFinish', { sessionId })).code).toBe('61011');
      expect((await rig.call(stranger, 'uploadCancel', { sessionId })).code).toBe('61011');
      expect((await rig.part(stranger, { sessionId, offset: 0, sha256: sha256(photo) }, photo.subarray(0, 10))).code).toBe('61011');
      expect((await rig.call(stranger, 'uploads', {})).data).toEqual([]);
      // Nor is the same file of another user gone on with.
      const begun = await rig.call(stranger, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo) });
      expect(begun.data.sessionId).not.toBe(sessionId);
    }
    expect(await keepUploads(database())({ userId: other, brand: 'kontor' }, [file.uploadId], rig.now())).toBe(false);
  });

  it('are opened by a link for five minutes, on its brand, as it was signed', async () => {
    const user = await rig.user();
    const { data } = await rig.whole(user, 'ID_BACK', photo);
    const opened = await rig.fetch(data.fileUrl);
    expect(opened.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' });
    expect(String(opened.headers['content-security-policy'])).toContain("default-src 'none'");
    const refused = async (url: string, host?: string) => JSON.parse((await rig.fetch(url, host)).bytes.toString()).code;
    // By HTTP's status too, for programs that fetch files.
    expect((await rig.fetch(data.fileUrl, 'visby.localhost')).status).toBe(410);
    expect(await refused(data.fileUrl, 'visby.localhost')).toBe('61018');
    expect(await refused(data.fileUrl.replace(/uploadId=\d+/, 'uploadId=1'))).toBe('61018');
    expect(await refused(data.fileUrl.replace(/until=\d+/, `until=${rig.now() + 9e9}`))).toBe('61018');
    // As long as the session that asked is open, and no other in its place.
    expect(await refused(data.fileUrl.replace('askedBy=0', 'askedBy=1'))).toBe('61018');
    expect(await refused(data.fileUrl.replace('askedBy=0&', ''))).toBe('61018');
    rig.signOut(user);
    expect(await refused(data.fileUrl)).toBe('61018');
    rig.signIn(user);
    expect((await rig.fetch(data.fileUrl)).status).toBe(200);
    rig.pass(BOUNDS.linkMs);
    expect(await refused(data.fileUrl)).toBe('61018');
    const { data: fresh } = await rig.call(user, 'uploadLink', { uploadId: data.uploadId });
    expect((await rig.fetch(fresh.fileUrl)).status).toBe(200);
    await rig.call(user, 'uploadRemove', { uploadId: data.uploadId });
    expect(await refused(fresh.fileUrl)).toBe('61018');
  });

  describe('that are reviewed elsewhere', () => {
    const standing = { status: 'IN_REVIEW', review_by: 'provider', submission: 2 };
    const refused = async (url: string, host?: string) => JSON.parse((await rig.fetch(url, host)).bytes.toString()).code;
    let reviews = 0;
    /** A file of a verification that waits for a provider, and its link. */
    async function reviewed() {
      const user = await rig.user();
      const { data } = await rig.whole(user, 'ID_BACK', photo);
      reviews += 1;
      const reference = `KX-TEST-LINK-${String(reviews).padStart(4, '0')}`;
      await database().query(
        `insert into verifications (user_id, brand, kind, reference, status, sealed, review_by, submission, created_at)
         values ($1::bigint, 'kontor', 'IDENTITY', $2, $3, '', $4, $5, 0)`,
        [user, reference, ...Object.values(standing)],
      );
      const owner = { userId: user, brand: 'kontor' };
      const link = await rig.uploads.reviewLink(owner, { reference, submission: standing.submission }, data.uploadId);
      const stand = (change: Partial<Record<keyof typeof standing, string | number>>) =>
        database().query('update verifications set status = $2, review_by = $3, submission = $4 where reference = $1', [
          reference,
          ...Object.values({ ...standing, ...change }),
        ]);
      return { ...link, reference, stand };
    }

    it('are opened by who reviews for 72 hours, and not a moment longer', async () => {
      const { fileUrl, fileUrlExpiresAt } = await reviewed();
      expect(fileUrlExpiresAt).toBe(rig.now() + 72 * 3_600_000);
      rig.pass(72 * 3_600_000 - 1);
      expect((await rig.fetch(fileUrl)).status).toBe(200);
      expect((await rig.fetch(fileUrl, 'visby.localhost')).type).toContain('json');
      rig.pass(1);
      expect(await refused(fileUrl)).toBe('61018');
    });

    it.each([
      ['was approved', { status: 'VERIFIED' }],
      ['was refused', { status: 'REFUSED' }],
      ['is asked about', { status: 'MORE_NEEDED' }],
      ['was handed in anew', { submission: 3 }],
      ['is for operators to decide', { review_by: 'operators' }],
    ])('are opened until what they were handed in with %s', async (_what, change) => {
      const { fileUrl, stand } = await reviewed();
      expect((await rig.fetch(fileUrl)).type).toBe('image/jpeg');
      await stand(change);
      expect(await refused(fileUrl)).toBe('61018');
      // It is the review that is looked at, not something that is remembered of the link.
      await stand({});
      expect((await rig.fetch(fileUrl)).type).toBe('image/jpeg');
    });

    it('are opened by the review they were handed in with, and by no other in its place', async () => {
      const [one, other] = [await reviewed(), await reviewed()];
      expect(await refused(one.fileUrl.replace(one.reference, other.reference))).toBe('61018');
      await one.stand({ submission: 3 });
      expect(await refused(one.fileUrl.replace('submission=2', 'submission=3'))).toBe('61018');
      await one.stand({});
      expect(await refused(one.fileUrl.replace(/reference=[^&]+&submission=2&/, ''))).toBe('61018');
      expect(await refused(one.fileUrl.replace(/reference=[^&]+&submission=2&/, 'askedBy=0&'))).toBe('61018');
    });
  });

  it('tell the limits before, and count what there is', async () => {
    const user = await rig.user();
    await rig.whole(user, 'ADDRESS_PROOF', await paper());
    const { data } = await rig.call(user, 'uploadLimits', {});
    expect(data).toMatchObject({ maxPictureBytes: 40 * 1024 * 1024, files: { kept: 1, most: 60 }, today: { begun: 1, most: 100 } });
    expect(data.types.find(({ type }) => type === 'SELFIE')?.contentTypes).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    expect(data.types.find(({ type }) => type === 'ADDRESS_PROOF')?.contentTypes).toContain('application/pdf');
    const tooLarge = { type: 'SELFIE' as const, size: data.maxPictureBytes + 1, sha256: sha256(photo) };
    expect((await rig.call(user, 'uploadBegin', tooLarge)).msg).toBe('upload.too_large||40');
  });

  it('end at the most an account begins in a day, and at the most it keeps', async () => {
    const user = await rig.user();
    const rows = (count: number, isOpen: boolean) =>
      database().query(
        `insert into upload_sessions (user_id, brand, type, size, received, storage_key, sealed_key, is_open, created_at, expires_at)
         select $1::bigint, 'kontor', 'SELFIE', 1000, 0, $1 || '-' || $2 || '-' || n, '', $3, $4::bigint, $4::bigint + 1000 from generate_series(1, $2::int) n`,
        [user, count, isOpen, rig.now()],
      );
    await rows(59, true);
    const begin = (name: string) => rig.call(user, 'uploadBegin', { type: 'SELFIE', size: 1000, sha256: name.repeat(64) });
    expect((await begin('1')).code).toBe('0');
    expect((await begin('2')).code).toBe('61014');
    await rows(40, false);
    expect((await begin('3')).msg).toBe('upload.day_limit||100');
    rig.pass(BOUNDS.dayMs + 1000);
    await rig.uploads.sweep();
    expect((await begin('4')).code).toBe('0');
  });

  it('count by what they say they will be, however many are begun at once', async () => {
    const user = await rig.user();
    const size = UPLOAD_RULES.maxPictureBytes;
    const begun = await Promise.all(
      Array.from({ length: 9 }, (_, at) => rig.call(user, 'uploadBegin', { type: 'SELFIE', size, sha256: String(at).repeat(64) })),
    );
    expect(begun.filter(({ code }) => code === '0')).toHaveLength(6);
    expect(begun.filter(({ code }) => code === '61014')).toHaveLength(3);
    // 10 MB are left. By one call counts what comes, whatever it may be, and never more than there is room for.
    const large = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await rig.whole(user, 'SELFIE', large)).code).toBe('61014');
    expect((await rig.whole(user, 'SELFIE', photo)).code).toBe('0');
    expect((await rig.call(user, 'uploadLimits', {})).data.files.kept).toBe(7);
  });

  it('are not kept beyond what an account may have, and then nothing of them is', async () => {
    const user = await rig.user();
    const { sessionId } = await rig.pieces(user, 'SELFIE', photo);
    await database().query(
      `insert into uploads (user_id, brand, type, content_type, size, sha256, storage_key, sealed_key, created_at)
       values ($1::bigint, 'kontor', 'SELFIE', 'image/jpeg', $2, repeat('0', 64), md5('full-' || $1), '', 0)`,
      [user, BOUNDS.bytes],
    );
    expect((await rig.call(user, 'uploadFinish', { sessionId })).code).toBe('61014');
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
  });

  it('are all handed in or none, whatever text stands for one', async () => {
    const user = await rig.user();
    const owner = { userId: user, brand: 'kontor' };
    const { data } = await rig.whole(user, 'SELFIE', photo);
    for (const other of ['999999999', 'a passport', '-1', '9'.repeat(40)])
      await database()
        .transaction(async (tx) => {
          if (!(await keepUploads(tx)(owner, [data.uploadId, other], rig.now()))) throw new Error('refused');
        })
        .then(
          () => expect(other).toBe('refused'),
          (error) => expect(error.message).toBe('refused'),
        );
    await expect(rig.uploads.link({ ...owner, accountType: 0, sessionId: '0' }, 'a passport')).rejects.toThrow('upload.unknown');
    expect((await rig.call(user, 'uploads', {})).data).toMatchObject([{ isInUse: false }]);
  });
});
