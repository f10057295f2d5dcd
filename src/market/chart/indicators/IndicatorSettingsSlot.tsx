import dynamic from 'next/dynamic';
import { type RefObject, useEffect } from 'react';
import { useStore } from '@/src/lib/store/useStore';
import { openIndicator } from './openIndicator';

const SettingsPlace = dynamic(() => import('./settings/SettingsPlace').then((module) => module.SettingsPlace), { ssr: false });

/** Loads an indicator's settings when they are first asked for. `anchor`: the chart they stand beside. */
export function IndicatorSettingsSlot({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  const id = useStore(openIndicator, () => undefined);
  // A chart that comes later opens without them.
  useEffect(() => () => openIndicator.set(undefined), []);
  return id === undefined ? null : <SettingsPlace anchor={anchor} />;
}
