import type { BrandLook } from '../mail/brandLook';
import type { AccountLimits } from './attempts/limits';
import type { AltchaEffort } from './captcha/altchaGate';
import type { RecaptchaSettings } from './captcha/recaptchaGate';
import type { HasherSettings } from './passwords/passwordHasher';

/** What accounts need to know of the brands. */
export interface AccountBrands {
  look(brand: string): BrandLook;
  /**
   * Origins of the brand's pages at a host, such as https://kontor.example; none where the operator has not named the host as the brand's.
   */
  originsAt(brand: string, host: string): readonly string[];
  /** Locale codes the brand offers. */
  languages(brand: string): readonly string[];
  isPractice(brand: string): boolean;
  /** Whether the brand offers spot trading. */
  hasSpot(brand: string): boolean;
  /** Key of the brand's chat inbox for identity hashes; undefined without one. */
  chatIdentityKey(brand: string): string | undefined;
}

export interface AccountsSettings {
  /** False: nobody signs up by phone, for no text messages are sent. */
  hasPhone?: boolean;
  /** A session ends this long after the login; signing in again starts a new one. */
  sessionDays: number;
  /** ... or this long after its user was last at it. */
  sessionIdleMinutes: number;
  /** Both keys: reCAPTCHA instead of the built-in captcha. */
  recaptcha?: RecaptchaSettings;
  /** Signs captcha challenges. Absent: made once and kept in the database. */
  captchaSecret?: string;
  hasher?: HasherSettings;
  limits?: AccountLimits;
  captchaEffort: AltchaEffort;
}
