export { ConvertScreen } from './screens/ConvertScreen';
export { ConvertSuccessScreen } from './screens/ConvertSuccessScreen';
