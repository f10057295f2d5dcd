export { errorPageProps } from './errorPageProps';
export { loadMarkets } from './loadMarkets';
export { redirectHome } from './redirectHome';
export { type AddressLimitProps, serveAddressLimit } from './serveAddressLimit';
export { servePage } from './servePage';
export { loadSpotPair, serveFirstPair } from './spotPages';
