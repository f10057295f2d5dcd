export { NoticeChoices } from './NoticeChoices';
export { NoticesPanel } from './NoticesPanel';
export { NotificationsScreen } from './NotificationsScreen';
export { UnsubscribeScreen } from './UnsubscribeScreen';
