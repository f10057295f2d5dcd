import dynamic from 'next/dynamic';
import { PickerSkeleton } from './picker/PickerSkeleton';

const load = () => import('./picker/PairPicker').then((module) => module.PairPicker);

/** The list of pairs comes with the first press, not with the page. */
export const LazyPairPicker = dynamic(load, { ssr: false, loading: () => <PickerSkeleton isSheet={false} /> });

/** Fetches it ahead, while the pointer is on its way. */
export const prefetchPairPicker = () => void load();
