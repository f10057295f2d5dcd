import { AWAKE } from './awakeEvent';
import { keepPresses } from './keepPresses';

/** For <head>, on every page. */
export const keepPressesScript = `(${keepPresses})(document,${JSON.stringify(AWAKE)})`;
