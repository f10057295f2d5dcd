import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { AskedPicture } from '@/domain/verification/handover';
import type { HandoverState } from '@/src/api/queries/handover';
import type { Held } from './arrivals';
import styles from './Handover.module.css';
import { usePictureName } from './usePictureName';

interface HandoverConnectedProps {
  state: HandoverState;
  pictures: readonly AskedPicture[];
  held: Held;
}

/** Which phone takes the pictures, or took them, and which are here. */
export function HandoverConnected({ state, pictures, held }: HandoverConnectedProps) {
  const { t } = useTranslation('common');
  const name = usePictureName();
  const { status, device } = state;
  // What the step held before the phone came is what it is to take anew.
  const isHere = ({ slot }: AskedPicture) => state.files.some((file) => file.slot === slot && file.upload.uploadId === held[slot]);
  const isWhole = pictures.length > 0 && pictures.every(isHere);
  const deviceName = [device?.browser, device?.system].filter(Boolean).join(' · ');
  if (status === 'OVER' && !isWhole) return <p>{t(device === null ? 'verification.handover.expired' : 'verification.handover.over')}</p>;
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
            <span>{t(isHere(picture) ? 'verification.handover.here' : 'verification.handover.missing')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
