import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { inOwnDirection } from '@/src/format';
import { deviceZone, offsetText, zoneOption } from './model/timeZones';

/** How a clock is named: "Berlin UTC+1", or "This device (Berlin UTC+1)". For the browser: the server has no user's clock. */
export function useZoneText(): (zone: string | null) => string {
  const { t } = useTranslation('common');
  const [now] = useState(Date.now);
  return useCallback(
    (zone) => {
      const { city, offsetMinutes } = zoneOption(zone ?? deviceZone(), now);
      const offset = offsetText(offsetMinutes);
      const place = inOwnDirection(city === offset ? offset : `${city} ${offset}`);
      return zone === null ? t('profile.settings.zone.device', { place }) : place;
    },
    [t, now],
  );
}
