export { errorPageProps } from './errorPageProps';
export { type AddressLimitProps, serveAddressLimit } from './serveAddressLimit';
export { servePage } from './servePage';
