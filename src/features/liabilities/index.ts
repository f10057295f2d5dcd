export { LiabilitiesScreen } from './LiabilitiesScreen';
