export { ChangePasswordScreen } from './screens/ChangePasswordScreen';
export { LoginActivityScreen } from './screens/LoginActivityScreen';
export { LogoutScreen } from './screens/LogoutScreen';
export { PasskeysScreen } from './screens/PasskeysScreen';
export { SecurityScreen } from './screens/SecurityScreen';
export { FreezeRow } from './view/account/FreezeRow';
export { OwnDataSection } from './view/ownData/OwnDataSection';
