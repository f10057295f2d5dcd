import { readLastPair } from '@/src/features/spot';
import { loadFirstPair } from '@/src/features/spot/server';
import { GoToPair } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function SpotPage({ first }: { first: string }) {
  return <GoToPair first={first} readLast={readLastPair} />;
}
SpotPage.displayName = 'SpotPage';

export const getServerSideProps = servePage({ hasListing: true, load: loadFirstPair });
