import type { RefObject } from 'react';
import { useStore } from '@/src/lib/store/useStore';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { Floating } from '@/src/ui/menu/Floating';
import { ModalFrame } from '@/src/ui/overlay/ModalFrame';
import { useChartSettings } from '../../settings/chartSettings';
import { openIndicator } from '../openIndicator';
import { IndicatorSettings } from './IndicatorSettings';
import styles from './SettingsPlace.module.css';

const close = () => openIndicator.set(undefined);

/** Where an indicator's settings stand: beside the chart, over the book, without a scrim; on a small screen in a sheet from below. */
export function SettingsPlace({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  const id = useStore(openIndicator, () => undefined);
  const { indicators } = useChartSettings();
  const isMobile = useIsMobile();
  const choice = indicators.find((one) => one.id === id);
  if (!choice) return null;
  const settings = <IndicatorSettings key={choice.id} choice={choice} onClose={close} />;
  if (isMobile) {
    return (
      <ModalFrame open containerClassName={styles.container} className={styles.sheet}>
        {settings}
      </ModalFrame>
    );
  }
  const isMirrored = document.dir === 'rtl';
  return (
    <Floating open anchor={anchor} placement={isMirrored ? 'left-start' : 'right-start'} gap={0}>
      {settings}
    </Floating>
  );
}
