import { useEffect, useSyncExternalStore } from 'react';
import { playSoundIfOn } from '@/src/lib/playSound';
import { followSounds, soundsText } from '@/src/lib/soundChoice';
import { useAccountEvents, useRealtime } from '@/src/realtime';

const silence = () => '';

/** Lets an order that was filled, or taken out by the market, be heard: on whatever page its owner is. */
export function SoundKeeper() {
  const { realtime, isSignedIn } = useRealtime();
  const isListening = useSyncExternalStore(followSounds, soundsText, silence) !== '' && isSignedIn;
  useEffect(() => (isListening ? realtime.readAccount() : undefined), [isListening, realtime]);
  useAccountEvents({
    onOrders: (orders) => {
      if (!isListening) return;
      if (orders.some(({ status }) => status === 'FILLED')) playSoundIfOn('filled');
      else if (orders.some(({ status }) => status === 'EXPIRED')) playSoundIfOn('refused');
    },
  });
  return null;
}
