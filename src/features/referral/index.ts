export { ReferralScreen } from './screens/ReferralScreen';
