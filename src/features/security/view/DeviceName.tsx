import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Session } from '@/src/api/queries/security';
import { deviceName } from '../model/deviceName';

export const DEVICE_ICONS: Record<Session['device']['kind'], LucideIcon> = {
  DESKTOP: Monitor,
  PHONE: Smartphone,
  TABLET: Tablet,
  UNKNOWN: CircleHelp,
};

/** What a device says of itself. Names of products are the same in every language. */
export function DeviceName({ device }: { device: Session['device'] }) {
  const { t } = useTranslation('common');
  const name = deviceName(device);
  return name ? <bdi dir="ltr">{name}</bdi> : t('security.unknownDevice');
}
