export type HeaderLook = 'page' | 'terminal' | 'bare';

interface PageFrame {
  /** `bare`: logo, language and theme only, laid over a page that fills the window itself. */
  header: HeaderLook;
  hasFooter: boolean;
  /** Its bare header lies over the first half of the window, beside the art of sign-in pages. */
  hasArt?: boolean;
  /** On phones the page has a bar of its own with the way back, in the place of header and footer. */
  hasPhoneBar?: boolean;
  /** It has that bar where its address names one of these: it shows a page below the one the menus lead to then. */
  phoneBarWith?: readonly string[];
  /** Beside the page stand the other pages of the account, or those of the wallets. */
  side?: 'profile' | 'wallet';
}

const PAGE: PageFrame = { header: 'page', hasFooter: true };
const PROFILE: PageFrame = { ...PAGE, hasPhoneBar: true, side: 'profile' };
const WALLET: PageFrame = { ...PAGE, hasPhoneBar: true, side: 'wallet' };
/** On phones with the header: it is where the menus lead. */
const WALLETS: PageFrame = { ...PAGE, side: 'wallet' };
/** A way through several steps, outside of the account's other pages. */
const FLOW: PageFrame = { ...PAGE, hasPhoneBar: true };
const SIGN_IN: PageFrame = { header: 'bare', hasFooter: false, hasArt: true };
/** A column alone: there is nowhere else to go. */
const ALONE: PageFrame = { header: 'bare', hasFooter: false };
const TERMINAL: PageFrame = { header: 'terminal', hasFooter: false };

/** Pages that opt out of the usual frame, by the display name of their component. */
const BY_DISPLAY_NAME: Readonly<Record<string, PageFrame>> = {
  LoginPage: SIGN_IN,
  LoginOtpPage: SIGN_IN,
  RegisterPage: SIGN_IN,
  RegisterOtpPage: SIGN_IN,
  ResetPasswordPage: SIGN_IN,
  LockAccountPage: SIGN_IN,
  ResetOwnPasswordPage: SIGN_IN,
  NotificationPage: PROFILE,
  SettingsPage: PROFILE,
  TodosPage: PROFILE,
  HelpPage: PROFILE,
  SecurityPage: PROFILE,
  LoginActivityPage: PROFILE,
  ReferralPage: PROFILE,
  PasskeysPage: PROFILE,
  AddressBookPage: PROFILE,
  ChangePasswordPage: PROFILE,
  VerificationPage: PROFILE,
  LogoutPage: PROFILE,
  WalletsOverviewPage: WALLETS,
  WalletPage: WALLET,
  WalletCoinPage: WALLET,
  WalletsHistoryPage: WALLET,
  WalletsTransferPage: WALLET,
  InternalTransferPage: WALLET,
  ReceivePage: WALLET,
  SendPage: WALLET,
  BuyPage: WALLET,
  ConvertPage: { ...PAGE, phoneBarWith: ['view'] },
  ExpressPage: { ...PAGE, phoneBarWith: ['order'] },
  VerificationPhonePage: ALONE,
  LiabilitiesPage: FLOW,
  EarnCoinPage: FLOW,
  EarnCreatePage: FLOW,
  EarnPlanPage: FLOW,
  EarnRedemptionPage: FLOW,
  KycPage: FLOW,
  KybPage: FLOW,
  SpotPage: TERMINAL,
  SpotTradePage: TERMINAL,
};

/** A page that has only a message to show (its `statusCode`) shows it in the usual frame. */
export function pageFrameOf(page: { displayName?: string }, statusCode?: number, query: Readonly<Record<string, unknown>> = {}): PageFrame {
  if (statusCode !== undefined) return PAGE;
  const frame = BY_DISPLAY_NAME[page.displayName ?? ''] ?? PAGE;
  return frame.phoneBarWith?.some((name) => query[name] !== undefined) ? { ...frame, hasPhoneBar: true } : frame;
}
