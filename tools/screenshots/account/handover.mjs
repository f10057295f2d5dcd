import { documentPictures } from '../../../domain/verification/handover.ts';
import { patched } from '../../../e2e/support/patched.ts';
import { BRAND } from './people.mjs';

// The phone that takes pictures for a page of a computer, as that page and as the phone see it.

const CARD = { documentKind: 'ID_CARD' };
const VALID_MS = 10 * 60_000;
const LINK = 'x'.repeat(43);

export const PHONE_PAGE = '/verification/phone';
export const PHONE_LINK = `${PHONE_PAGE}#${LINK}`;

const answered = (page, pattern, data) =>
  page.route(pattern, (route) => route.fulfill({ json: { code: '0', msg: 'success', data: data() } }));

/** The link is opened; a number is still to be typed at the computer, or was. */
const opened = (page, number) => answered(page, /\/api\/handover\/open/, () => ({ number, expiresAt: Date.now() + VALID_MS }));

/** The phone shows its number. */
export const phoneNumbered = (page) => opened(page, '47');

/** What the phone is asked for, with these there. */
export const askedWith =
  (...there) =>
  async (page) => {
    await opened(page, null);
    await answered(page, /\/api\/handover\/asked/, () => ({
      step: 'DOCUMENT',
      documentKind: 'ID_CARD',
      pictures: documentPictures(CARD).map((one) => ({ ...one, isThere: there.includes(one.slot) })),
      limits: {
        ...{ maxPictureBytes: 41_943_040, maxPdfBytes: 10_485_760, maxPdfPages: 30, maxPixels: 64_000_000, maxPixelsAtOnce: 24_000_000 },
        ...{ minSide: 400, keptSide: 4096, partBytes: 524_288, resumeHours: 24, types: [] },
      },
      expiresAt: Date.now() + VALID_MS,
    }));
  };

async function begun(page, status) {
  // The tab has begun it for whose record it reads; the answer itself stays as it is.
  await patched(BRAND, /\/api\/kyc\/question\/record/, async ({ userId }) => {
    await page.evaluate((value) => window.sessionStorage.setItem('handover_begun', value), JSON.stringify({ userId, handoverId: '1' }));
    return undefined;
  })(page);
  await answered(page, /\/api\/handover\/state/, () => ({
    handoverId: '1',
    step: 'DOCUMENT',
    status,
    device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' },
    expiresAt: Date.now() + VALID_MS,
    challengeId: null,
    files: [],
  }));
}

/** A page that has begun it, and whose phone was let in. */
export const phoneConnected = (page) => begun(page, 'CONNECTED');
/** Whose phone shows a number. */
export const phoneMatching = (page) => begun(page, 'MATCHING');
