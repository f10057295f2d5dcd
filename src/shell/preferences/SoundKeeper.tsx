import { useEffect } from 'react';
import { playSoundIfOn } from '@/src/lib/playSound';
import { SILENCE, soundChoice } from '@/src/lib/soundChoice';
import { useStore } from '@/src/lib/store/useStore';
import { useAccountEvents, useRealtime } from '@/src/realtime';

const silence = () => SILENCE;

/** Lets an order that was filled, or taken out by the market, be heard: on whatever page its owner is. */
export function SoundKeeper() {
  const { realtime, isSignedIn } = useRealtime();
  const isListening = useStore(soundChoice, silence).length > 0 && isSignedIn;
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
