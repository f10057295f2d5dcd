import { useRouter } from 'next/router';
import { SendFlow } from './SendFlow';
import { StatusScreen } from './status/StatusScreen';

/** Sending a coin; with an id in its address, how far that withdrawal is. */
export function SendScreen({ coin }: { coin: string }) {
  const { id } = useRouter().query;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? <StatusScreen withdrawalId={id} /> : <SendFlow coin={coin} />;
}
