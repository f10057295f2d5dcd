import type { ExpressProvider } from '../app/express/provider';
import type { Clock } from '../app/ports/clock';
import type { Log } from '../app/ports/log';
import type { Settings } from '../settings/table';

/** What a provider is opened with. */
export interface ProviderParts {
  settings: Settings;
  /** The one that is built in. */
  simulated: ExpressProvider;
  clock: Clock;
  log: Log;
}

interface Connected {
  /** The setting that connects it, without which it is not there; null: it always is. */
  setting: keyof Settings | null;
  /** What is paid through it is money: its coins are worth something, and are no practice coins. */
  isReal: boolean;
}

/** One that is real has to be connected. */
export type ListedProvider = ((Connected & { isReal: false }) | (Connected & { isReal: true; setting: keyof Settings })) & {
  open(parts: ProviderParts): ExpressProvider;
};

/**
 * Everybody who takes payments: a line here, and a file in `exchange/payments/<name>/` that keeps `ExpressProvider` (docs/OPERATING.md,
 * "Payment providers"). Brands of practice coins have the first that is not real, the others the first that is.
 */
export const paymentProviders: readonly ListedProvider[] = [{ setting: null, isReal: false, open: ({ simulated }) => simulated }];

/** A switch that is off, none of something and an empty list connect nobody. */
function isSet(settings: Settings, { setting }: ListedProvider): boolean {
  if (setting === null) return true;
  const value = settings[setting];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Those that the settings connect. */
export const connectedProviders = (settings: Settings, listed: readonly ListedProvider[]): ListedProvider[] =>
  listed.filter((provider) => isSet(settings, provider));

/** The setting that connects one who takes real money; undefined where nobody does. */
export const realPaymentsBy = (settings: Settings, listed: readonly ListedProvider[]): string | undefined =>
  connectedProviders(settings, listed).find(({ isReal }) => isReal)?.setting ?? undefined;
