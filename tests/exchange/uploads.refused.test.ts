import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { Database } from '@/exchange/app/ports/database';
import { carryingPaper, launchingPaper, paper, photograph, picture, pixelBomb, scriptedPaper, sha256 } from '../support/sampleFiles';
import { openForRules } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';

describe('files that are refused, whatever they are called', () => {
  let database: Database;
  let rig: UploadsRig;
  let user: string;
  let photo: Buffer;
  beforeAll(async () => {
    database = await openForRules();
    rig = buildUploadsRig(database);
    photo = await photograph(600, 450, 80);
  });
  beforeEach(async () => {
    user = await rig.user();
  });
  afterAll(async () => {
    await rig.close();
    await database.close();
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(500)]);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)]);
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]);

  it.each([
    ['a PDF as a picture of a card', 'upload.kind||jpeg, png, webp', 'ID_FRONT', () => paper()],
    ['SVG', 'upload.kind||jpeg, png, webp, pdf', 'ADDRESS_PROOF', () => svg],
    ['HTML', 'upload.kind||jpeg, png, webp, pdf', 'ADDRESS_PROOF', () => html],
    ['GIF', 'upload.kind||jpeg, png, webp', 'SELFIE', () => gif],
    ['an archive', 'upload.kind||jpeg, png, webp, pdf', 'COMPANY', () => zip],
    ['HTML before a PDF', 'upload.kind||jpeg, png, webp, pdf', 'COMPANY', async () => Buffer.concat([html, await paper()])],
    ['HEIC', 'upload.heic', 'SELFIE', () => heic],
    ['nothing', 'upload.damaged', 'SELFIE', () => Buffer.alloc(0)],
    ['a few kilobytes of 2.5 thousand million pixels', 'upload.too_many_pixels||64', 'SELFIE', () => pixelBomb(50_000)],
    ['a stamp', 'upload.too_small||400', 'SELFIE', () => picture('png', 900, 300)],
    ['a picture cut in the middle', 'upload.damaged', 'SELFIE', () => photo.subarray(0, photo.length / 2)],
    ['a PNG cut in the middle', 'upload.damaged', 'SELFIE', async () => (await sharp(photo).png().toBuffer()).subarray(0, 100_000)],
    ['the mark of a picture and nothing else', 'upload.damaged', 'SELFIE', () => photo.subarray(0, 20)],
    ['a PDF that runs a script', 'upload.pdf_active', 'COMPANY', scriptedPaper],
    ['a PDF that starts a program', 'upload.pdf_active', 'COMPANY', launchingPaper],
    ['a PDF with a file in it', 'upload.pdf_active', 'COMPANY', carryingPaper],
    ['a PDF with 31 pages', 'upload.pdf_pages||30', 'COMPANY', () => paper({ pages: 31 })],
    ['a PDF cut in the middle', 'upload.damaged', 'COMPANY', async () => (await paper({ pages: 3 })).subarray(0, 300)],
  ] as const)('%s: %s', async (_what, msg, type, make) => {
    expect((await rig.whole(user, type, await make())).msg).toBe(msg);
    expect((await rig.call(user, 'uploads', {})).data).toEqual([]);
  });

  it('a PDF with a password', async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: 'x', ownerPassword: 'y' });
    expect((await rig.whole(user, 'COMPANY', Buffer.from(await locked.save()))).msg).toBe('upload.pdf_locked');
  });

  it('an interlaced picture that can only be decoded whole, beyond 24 megapixels', async () => {
    const large = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#123' } })
      .jpeg({ progressive: true })
      .toBuffer();
    expect((await rig.whole(user, 'SELFIE', large)).msg).toBe('upload.too_many_pixels||24');
  });

  it('is refused by its first piece, before the rest is sent', async () => {
    const bytes = Buffer.concat([await paper(), Buffer.alloc(UPLOAD_RULES.partBytes)]);
    const { data } = await rig.call(user, 'uploadBegin', { type: 'SELFIE', size: bytes.length, sha256: sha256(bytes) });
    const piece = bytes.subarray(0, data.partBytes);
    expect((await rig.part(user, { sessionId: data.sessionId, offset: 0, sha256: sha256(piece) }, piece)).code).toBe('61001');
    const paperOf11 = { type: 'COMPANY' as const, size: 11 * 1024 * 1024, sha256: sha256(bytes) };
    const { data: large } = await rig.call(user, 'uploadBegin', paperOf11);
    expect((await rig.part(user, { sessionId: large.sessionId, offset: 0, sha256: sha256(piece) }, piece)).msg).toBe(
      'upload.too_large||10',
    );
  });

  it('two things at once become one: what was behind a picture or a paper is not kept', async () => {
    const { data: shown } = await rig.whole(user, 'ID_FRONT', Buffer.concat([photo, html, zip]));
    expect((await rig.fetch(shown.fileUrl)).bytes.includes('<script>')).toBe(false);
    const { data: kept } = await rig.whole(user, 'COMPANY', Buffer.concat([await paper(), html]));
    const { bytes, type } = await rig.fetch(kept.fileUrl);
    expect([type, bytes.includes('<script>'), bytes.includes('Jana Secret')]).toEqual(['application/pdf', false, false]);
    expect((await PDFDocument.load(new Uint8Array(bytes))).getPageCount()).toBe(1);
  });

  it('takes a PDF called .jpg as a PDF where papers are taken, and the form in any order', async () => {
    const { data } = await rig.whole(user, 'ADDRESS_PROOF', await paper(), {}, true);
    expect(data).toMatchObject({ contentType: 'application/pdf', pages: 1, width: null });
    expect((await rig.whole(user, 'ID_FRONT', await paper(), {}, true)).msg).toBe('upload.kind||jpeg, png, webp');
  });

  it.each([
    ['action', 'other'],
    ['action', undefined],
    ['needFileUrl', 'false'],
    ['type', 'PHOTO'],
    ['type', undefined],
  ])('asks for the form as it is specified: %s %s', async (field, value) => {
    const { code, msg } = await rig.whole(user, 'SELFIE', photo, { [field]: value });
    expect([code, msg.split('||')[1]]).toEqual(['10001', field]);
  });

  it('keeps PNG and WebP as JPEG on white', async () => {
    for (const format of ['png', 'webp'] as const)
      expect((await rig.whole(user, 'SELFIE', await picture(format))).data).toMatchObject({ contentType: 'image/jpeg', width: 800 });
  });
});
