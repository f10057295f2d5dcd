export { LockAccountScreen } from './screens/LockAccountScreen';
export { LoginOtpScreen } from './screens/LoginOtpScreen';
export { LoginScreen } from './screens/LoginScreen';
export { RegisterOtpScreen } from './screens/RegisterOtpScreen';
export { RegisterScreen } from './screens/RegisterScreen';
export { ResetPasswordScreen } from './screens/ResetPasswordScreen';
