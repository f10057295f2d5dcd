import { photograph, sha256 } from '../support/sampleFiles';
import { describeOnDatabase } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';

describeOnDatabase('uploads that are sent again', (database) => {
  let rig: UploadsRig;
  let photo: Buffer;
  beforeAll(async () => {
    rig = buildUploadsRig(database());
    photo = await photograph(600, 450, 80);
  });
  afterAll(() => rig.close());

  it('are kept once, however often they are sent because an answer was lost', async () => {
    const [user, other] = [await rig.user(), await rig.user()];
    const sendId = 'one-sending-of-one-file';
    const whole = (userId: string) => rig.whole(userId, 'SELFIE', photo, { sendId });
    const kept = await whole(user);
    const file = { type: 'SELFIE' as const, size: photo.length, sha256: sha256(photo), sendId };
    // In pieces, all of them are there; whole, at once or twice at a time, it is the same file.
    const { data: begun } = await rig.call(user, 'uploadBegin', file);
    expect(begun.received).toBe(photo.length);
    const again = [
      await rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }),
      ...(await Promise.all([whole(user), whole(user)])),
    ];
    expect(again.map(({ data }) => data.uploadId)).toEqual(Array(3).fill(kept.data.uploadId));
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
    // In pieces from the first, and each answer lost.
    const pieces = { ...file, sendId: 'another-sending-of-it' };
    const first = await rig.call(user, 'uploadBegin', pieces);
    await rig.pieces(user, 'SELFIE', photo);
    const finish = () => rig.call(user, 'uploadFinish', { sessionId: first.data.sessionId });
    const { uploadId } = (await finish()).data;
    expect((await rig.call(user, 'uploadBegin', pieces)).data).toMatchObject({ sessionId: first.data.sessionId, received: photo.length });
    expect((await finish()).data.uploadId).toBe(uploadId);
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(2);
    // Another file by the same name is no sending of this one, whether in pieces or whole.
    for (const other of [{ type: 'ID_FRONT' as const }, { size: photo.length + 1 }, { sha256: sha256(Buffer.from('another')) }])
      expect((await rig.call(user, 'uploadBegin', { ...pieces, ...other })).data.received).toBe(0);
    const front = await rig.whole(user, 'ID_FRONT', photo, { sendId });
    expect(front.data).toMatchObject({ type: 'ID_FRONT' });
    expect(front.data.uploadId).not.toBe(kept.data.uploadId);
    // Nobody else's, and not there any more once it is deleted.
    expect((await whole(other)).data.uploadId).not.toBe(kept.data.uploadId);
    await rig.call(user, 'uploadRemove', { uploadId: kept.data.uploadId });
    expect((await whole(user)).code).toBe('0');
    expect((await rig.whole(user, 'SELFIE', photo, { sendId: 'no id at all' }, true)).code).toBe('10001');
  });

  it('are kept once when they come at once, whole and in pieces', async () => {
    const user = await rig.user();
    const sendId = 'one-sending-at-once';
    const { data: begun } = await rig.call(user, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo), sendId });
    await rig.pieces(user, 'SELFIE', photo);
    const whole = () => rig.whole(user, 'SELFIE', photo, { sendId });
    const behind = () => rig.whole(user, 'SELFIE', photo, { sendId }, true);
    const answers = await Promise.all([whole(), behind(), rig.call(user, 'uploadFinish', { sessionId: begun.sessionId }), whole()]);
    expect(new Set(answers.map(({ data }) => data.uploadId)).size).toBe(1);
    expect((await rig.call(user, 'uploads', {})).data).toHaveLength(1);
    // Whoever wrote past all this: the database itself has no room for a second one.
    await expect(
      database().query(
        `insert into uploads (user_id, brand, type, content_type, size, sha256, storage_key, sealed_key, created_at, send_id, sent_sha256)
         select user_id, brand, type, content_type, size, sha256, storage_key || 'x', sealed_key, created_at, send_id, sent_sha256
           from uploads where user_id = $1::bigint`,
        [user],
      ),
    ).rejects.toThrow('uploads_by_sending');
  });

  it('are two files where they are as long and differ, under whatever name', async () => {
    const user = await rig.user();
    const sendId = 'the-same-name-for-two';
    // What stands behind a picture is not kept.
    const [one, other] = [1, 2].map((mark) => Buffer.concat([photo, Buffer.alloc(1, mark)])) as [Buffer, Buffer];
    const kept = [await rig.whole(user, 'SELFIE', one, { sendId }), await rig.whole(user, 'SELFIE', other, { sendId })];
    expect(new Set(kept.map(({ data }) => data.uploadId)).size).toBe(2);
  });
});
