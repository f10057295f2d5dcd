import { useTranslation } from 'next-i18next/pages';
import { forgetDevice } from '@/src/api/calls/secondFactor';
import type { RememberedDevice } from '@/src/api/queries/security';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { Record } from '@/src/ui/section/Record';
import { Section } from '@/src/ui/section/Section';
import { showToast } from '@/src/ui/toast/showToast';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { deviceName } from '../../model/deviceName';
import { DEVICE_ICONS, DeviceName } from '../DeviceName';
import { PlaceAndAddress } from '../Place';

interface RememberedDevicesProps {
  devices: readonly RememberedDevice[] | undefined;
  hasFailed: boolean;
  refresh: () => void;
}

/** Devices that are let in without the authenticator. Nothing where there is none. */
export function RememberedDevices({ devices, hasFailed, refresh }: RememberedDevicesProps) {
  const { t } = useTranslation('common');
  if (!devices && hasFailed) {
    return (
      <Section title={t('security.remembered.title')}>
        <ErrorView compact onRetry={refresh} />
      </Section>
    );
  }
  if (!devices || devices.length === 0) return null;
  return (
    <Section title={t('security.remembered.title')}>
      <ul>
        {devices.map((device) => (
          <li key={device.deviceId}>
            <RememberedRow device={device} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RememberedRow({ device }: { device: RememberedDevice }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const readAfter = useReadAfter();
  const { submit, isBusy } = useSubmit(async () => {
    try {
      await forgetDevice(device.deviceId);
      const name = deviceName(device.device) ?? t('security.unknownDevice');
      showToast({ type: 'success', content: t('security.remembered.forgotten', { device: name }) });
    } finally {
      // Also when it failed: another tab may have been first.
      void readAfter('rememberedDeviceForget');
    }
  });
  return (
    <Record
      icon={DEVICE_ICONS[device.device.kind]}
      title={<DeviceName device={device.device} />}
      texts={[
        <PlaceAndAddress key="place" {...device} />,
        <span key="until">{t('security.remembered.until', { time: format.moment(device.expiresAt) })}</span>,
      ]}
      end={
        <Button variant="tertiary" size="small" loading={isBusy} onClick={() => void submit()} data-testid="forget-device">
          {t('security.remembered.forget')}
        </Button>
      }
    />
  );
}
