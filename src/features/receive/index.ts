export { ReceiveScreen } from './ReceiveScreen';
