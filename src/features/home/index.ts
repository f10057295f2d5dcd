export { HomeScreen } from './HomeScreen';
export type { HomeData } from './homeData';
