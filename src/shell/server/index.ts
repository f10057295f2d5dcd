export { errorPageProps } from './errorPageProps';
export { loadHome } from './loadHome';
export { loadMarkets } from './loadMarkets';
export { type AddressLimitProps, serveAddressLimit } from './serveAddressLimit';
export { type DocumentProps, serveDocument } from './serveDocument';
export { type HelpProps, serveHelp } from './serveHelp';
export { servePage } from './servePage';
export { loadSpotPair, serveFirstPair, type UnknownPair } from './spotPages';
export { type CoinOfPage, loadWallet, loadWalletCoin, type WalletOfPage } from './walletPages';
