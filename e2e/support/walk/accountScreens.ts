import { type Account, createAccount } from '../accounts';
import { call } from '../exchangeApi';
import { expect, type Person } from '../fixtures';
import { patched } from '../patched';
import { sendPassword } from '../signIn';
import { answeredIdentity, sentCompany, untilDecided } from '../verifiedByCalls';
import { answering, at, headed } from './places';
import type { Screen } from './surface';

// Screens of the account that people come to after many steps: each stands as it does then, brought there by calls.

const BRAND = 'kontor';
const ANY_CODE = '000000';

/** Every question about the person is answered; the company's papers were sent, and one more is asked for. */
let halfway: Promise<Account> | undefined;
export function halfVerified(): Promise<Account> {
  halfway ??= (async () => {
    const account = await createAccount(BRAND);
    const { token } = account;
    await Promise.all([answeredIdentity(token, 'Hoffmann'), sentCompany(token, 'More Coffee GmbH')]);
    await untilDecided(token, 'BUSINESS');
    return account;
  })();
  return halfway;
}

let cold: Promise<Account> | undefined;
export function frozenByOwner(): Promise<Account> {
  cold ??= (async () => {
    const account = await createAccount(BRAND);
    await call(BRAND, 'accountFreeze', { cancelOrders: true }, account.token);
    return account;
  })();
  return cold;
}

type KycRecord = Awaited<ReturnType<typeof kycRecord>>;
const kycRecord = (token: string) => call(BRAND, 'kycQuestionRecord', { level: 'IDENTITY' }, token);

/** A review is over in seconds: the levels that come later show how it looks meanwhile, and how when it was refused. */
const laterLevels = patched<KycRecord>(BRAND, /\/api\/kyc\/question\/record/, (record, query) => {
  const sent = { ...record, submittedAt: Date.now(), reference: 'KX-7F3M-92QA-XH4T' };
  if (query.get('level') === 'ADDRESS') return { ...sent, status: 'IN_REVIEW' };
  const reasons = [{ code: 'FUNDS_UNCLEAR' as const, text: null }];
  return query.get('level') === 'FUNDS' ? { ...sent, status: 'REFUSED', decidedAt: Date.now(), reasons } : undefined;
});

/** A step of a questionnaire: their pages have one title. */
const step = (path: string, heading: string) =>
  answering(path, ({ page, t }) => expect(page.getByRole('heading', { level: 2, name: t(heading) })).toBeVisible());
const showing = (path: string, testId: string) => answering(path, ({ page }) => expect(page.getByTestId(testId)).toBeVisible());

export const companySteps: readonly Screen[] = [
  { name: 'documents of a company', go: step('/verification/kyb?step=FILES', 'verification.steps.FILES.name') },
  { name: 'owners of a company', go: step('/verification/kyb?step=OWNERS', 'verification.owners.title') },
  { name: 'people of a company', go: step('/verification/kyb?step=PEOPLE', 'verification.people.title') },
];

/** What a screen says that is told once: any code will do, for the exchange is not asked. */
async function toRecoveryCodes(person: Person): Promise<void> {
  const { page, t } = person;
  const recoveryCodes = Array.from({ length: 10 }, (_, place) => `7F3K${place}-92QD${place}`);
  const told = { code: '0', msg: 'success', data: { recoveryCodes, sessionsEnded: 0 } };
  await page.route(/\/api\/.*authenticator\/bind/, (route) => route.fulfill({ json: told }), { times: 1 });
  await at('/profile/security', 'security.title')(person);
  await page.getByRole('button', { name: `${t('security.authenticator.enable')}: ${t('security.authenticator.title')}` }).click();
  for (const name of ['ui.factor.app', 'security.authenticator.emailCode']) {
    await page
      .getByRole('group', { name: t(name), exact: true })
      .getByRole('textbox')
      .first()
      .click();
    await page.keyboard.type(ANY_CODE);
  }
  await page.getByTestId('bind-authenticator').click();
  await headed(person, 'security.recovery.title');
}

export const halfwayScreens: readonly Screen[] = [
  {
    name: 'document of a person',
    go: async (person) => {
      await laterLevels(person.page);
      await step('/verification/kyc?step=DOCUMENT', 'verification.steps.DOCUMENT.name')(person);
    },
  },
  {
    name: 'selfie of a person',
    go: async (person) => {
      await step('/verification/kyc?step=SELFIE', 'verification.selfie.title')(person);
      await person.page.getByTestId('begin-selfie').click();
      await expect(person.page.getByTestId('file-SELFIE').first()).toBeAttached();
    },
  },
  { name: 'something asked for besides', go: showing('/verification/kyb', 'send-supplement') },
  { name: 'verification that is reviewed', go: showing('/verification/kyc?level=ADDRESS', 'sent') },
  { name: 'verification that was refused', go: showing('/verification/kyc?level=FUNDS', 'start-again') },
  { name: 'recovery codes', go: toRecoveryCodes },
];

export const frozenScreens: readonly Screen[] = [{ name: 'security of a frozen account', go: at('/profile/security', 'security.title') }];

/** From the login on. */
export const loginOtp: Screen = {
  name: 'login/otp',
  go: async (person) => {
    const { email } = await createAccount(BRAND);
    await sendPassword(person, email);
    await headed(person, 'auth.code.title');
  },
};
