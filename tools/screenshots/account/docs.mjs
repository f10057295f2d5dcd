import sharp from 'sharp';

/** The pictures of docs/ACCOUNT.md and docs/MONEY.md, in folders of their names: a scene, and how it is seen there. */
const ACCOUNT = [
  { name: 'login', width: 1440, theme: 'dark', language: 'en' },
  { name: 'todos', width: 1440, theme: 'light', language: 'en' },
  { name: 'security', width: 1440, theme: 'dark', language: 'en' },
  { name: 'passkeys', width: 1440, theme: 'light', language: 'ar-AE' },
  { name: 'recovery-codes', width: 390, theme: 'dark', language: 'en' },
  { name: 'notifications', width: 1440, theme: 'dark', language: 'en' },
  { name: 'settings', width: 1440, theme: 'light', language: 'en' },
  { name: 'referral-earned', width: 1440, theme: 'dark', language: 'en' },
  { name: 'levels-asked', width: 390, theme: 'light', language: 'en' },
  { name: 'kyb-owners', width: 1440, theme: 'dark', language: 'en' },
];
const MONEY = [
  { name: 'wallets', width: 1440, theme: 'dark', language: 'en' },
  { name: 'wallets-hidden', width: 390, theme: 'light', language: 'en' },
  { name: 'wallet-coin', width: 1440, theme: 'light', language: 'en' },
  { name: 'receive', width: 1440, theme: 'dark', language: 'en' },
  { name: 'send-filled', width: 1440, theme: 'light', language: 'ar-AE' },
  { name: 'send-review', width: 390, theme: 'dark', language: 'en' },
  { name: 'history', width: 1440, theme: 'light', language: 'en' },
  { name: 'convert', width: 1440, theme: 'dark', language: 'en' },
  { name: 'convert-success', width: 390, theme: 'dark', language: 'en' },
  { name: 'express', width: 1440, theme: 'light', language: 'en' },
  { name: 'express-order', width: 390, theme: 'light', language: 'ar-AE' },
  { name: 'earn', width: 1440, theme: 'dark', language: 'en' },
  { name: 'earn-plan-months', width: 1440, theme: 'light', language: 'en' },
  { name: 'liabilities', width: 1440, theme: 'dark', language: 'en' },
];
export const DOCS = [...ACCOUNT.map((one) => ({ ...one, of: 'account' })), ...MONEY.map((one) => ({ ...one, of: 'money' }))];

const WIDTH = { 390: 390, 1440: 960 };
/** Height to width: what a screen shows at once. */
const SHAPE = { 390: 844 / 390, 1440: 900 / 1440 };

/** A shot as a small file: its upper part, no larger than it is read. */
export async function smallPicture(file, width) {
  const { data, info } = await sharp(file).resize({ width: WIDTH[width] }).toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, Math.round(WIDTH[width] * SHAPE[width]));
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height }).webp({ quality: 82 }).toBuffer();
}
