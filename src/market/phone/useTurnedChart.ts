import { useEffect, useRef } from 'react';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';
import { enterChartFullscreen, leaveChartFullscreen } from '../chart/toolbar/chartFullscreen';
import { PHONE_ON_SIDE } from './phoneOnSide';

/** A phone that is turned while the chart is watched shows nothing but the chart, until it is turned back or the chart is left. */
export function useTurnedChart(isWatched: boolean): void {
  const isOnSide = useMediaQuery(PHONE_ON_SIDE) === true;
  const wasTurned = useRef(false);
  useEffect(() => {
    if (isOnSide && isWatched) {
      wasTurned.current = enterChartFullscreen();
    } else if (wasTurned.current) {
      wasTurned.current = false;
      leaveChartFullscreen();
    }
  }, [isOnSide, isWatched]);
}
