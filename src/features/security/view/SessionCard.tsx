import type { Session } from '@/src/api/queries/security';
import { Record } from '../../../ui/section/Record';
import { useRecentMoment } from '../useRecentMoment';
import { DEVICE_ICONS, DeviceName } from './DeviceName';
import { PlaceAndAddress } from './Place';
import { SessionEnd } from './SessionEnd';

/** A session on a small screen. */
export function SessionCard({ session, onEnd }: { session: Session; onEnd: (session: Session) => void }) {
  const moment = useRecentMoment();
  return (
    <Record
      icon={DEVICE_ICONS[session.device.kind]}
      title={<DeviceName device={session.device} />}
      texts={[<PlaceAndAddress key="place" {...session} />]}
      at={session.isCurrent ? undefined : moment(session.lastActiveAt)}
      end={<SessionEnd session={session} onEnd={onEnd} />}
    />
  );
}
