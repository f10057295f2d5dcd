import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { AskedPicture } from '@/domain/verification/handover';
import type { HandoverState } from '@/src/api/queries/handover';
import { formatTime } from '@/src/format';
import type { Held } from './arrivals';
import { nameOf } from './deviceName';
import styles from './Handover.module.css';
import { usePictureName } from './usePictureName';

interface HandoverConnectedProps {
  state: HandoverState;
  pictures: readonly AskedPicture[];
  held: Held;
  /** It was over before any phone was let in. */
  isNotLetIn: boolean;
}

/** Which phone takes the pictures, or took them, and which are here. */
export function HandoverConnected({ state, pictures, held, isNotLetIn }: HandoverConnectedProps) {
  const { t } = useTranslation('common');
  const name = usePictureName();
  const { status, device } = state;
  // What the step held before the phone came is what it is to take anew.
  const isHere = ({ slot }: AskedPicture) => state.files.some((file) => file.slot === slot && file.upload.uploadId === held[slot]);
  const stateOf = (picture: AskedPicture) => {
    if (!isHere(picture)) return t('verification.handover.missing');
    const at = state.files.find(({ slot, upload }) => slot === picture.slot && upload.uploadId === held[slot])?.replacedAt;
    return at === undefined ? t('verification.handover.here') : t('verification.handover.replaced', { time: formatTime(at) });
  };
  const isWhole = pictures.length > 0 && pictures.every(isHere);
  const deviceName = nameOf(device);
  if (status === 'OVER' && !isWhole) {
    if (device === null) return <p>{t('verification.handover.expired')}</p>;
    return <p>{t(isNotLetIn ? 'verification.handover.notLetIn' : 'verification.handover.over')}</p>;
  }
  return (
    <>
      <p className={styles.connected}>
        {isWhole
          ? t('verification.handover.all')
          : deviceName === ''
            ? t('verification.handover.connected')
            : t('verification.handover.connectedAs', { device: deviceName })}
      </p>
      {isWhole ? null : <p>{t('verification.handover.waiting')}</p>}
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.slot}>
            {isHere(picture) ? (
              <CircleCheck size={16} className={styles.here} aria-hidden="true" />
            ) : (
              <CircleDashed size={16} aria-hidden="true" />
            )}
            <span className={styles.name}>{name(picture)}</span>
            <span>{stateOf(picture)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
