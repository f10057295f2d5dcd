export { PhoneScreen } from './phone/PhoneScreen';
export { KybScreen } from './screens/KybScreen';
export { KycScreen } from './screens/KycScreen';
export { VerificationScreen } from './screens/VerificationScreen';
