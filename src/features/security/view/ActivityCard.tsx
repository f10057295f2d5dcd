import { useTranslation } from 'next-i18next/pages';
import { Record } from '../../../ui/section/Record';
import { useRecentMoment } from '../useRecentMoment';
import { ACTIVITY_ICONS, type Activity } from './activityIcons';
import { DeviceName } from './DeviceName';
import { PlaceAndAddress } from './Place';
import { ResultTag } from './ResultTag';

/** An act on a small screen. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { t } = useTranslation('common');
  const moment = useRecentMoment();
  return (
    <Record
      icon={ACTIVITY_ICONS[activity.kind]}
      title={t(`security.kinds.${activity.kind}`)}
      texts={[<DeviceName key="device" device={activity.device} />, <PlaceAndAddress key="place" {...activity} />]}
      at={moment(activity.at)}
      end={<ResultTag result={activity.result} />}
    />
  );
}
