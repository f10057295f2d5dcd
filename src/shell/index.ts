export { LicenceNote } from './footer/LicenceNote';
export { LivePairs } from './live/LivePairs';
export { AddressLimitScreen } from './messages/AddressLimitScreen';
export { DocumentMissingScreen } from './messages/DocumentMissingScreen';
export { ErrorScreen } from './messages/ErrorScreen';
export { GoToPair } from './page/GoToPair';
export { PageHead } from './page/PageHead';
export type { ShellPageProps } from './page/pageProps';
export { ShellApp } from './page/ShellApp';
