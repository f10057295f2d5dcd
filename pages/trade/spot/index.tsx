import { readTradePreferences } from '@/src/features/trade';
import { GoToPair } from '@/src/shell';
import { serveFirstPair } from '@/src/shell/server';

const readLast = () => readTradePreferences().symbol;

export default function SpotPage({ first }: { first: string }) {
  return <GoToPair first={first} readLast={readLast} />;
}
SpotPage.displayName = 'SpotPage';

export const getServerSideProps = serveFirstPair;
