export { BuyScreen } from './BuyScreen';
export { ExpressScreen } from './ExpressScreen';
