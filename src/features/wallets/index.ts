export { HistoryScreen } from './history/HistoryScreen';
