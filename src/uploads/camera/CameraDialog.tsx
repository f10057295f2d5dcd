import clsx from 'clsx';
import { Check, Image, TriangleAlert, X, Zap, ZapOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Spinner } from '@/src/ui/button/Spinner';
import { ModalFrame } from '@/src/ui/overlay/ModalFrame';
import { useObjectUrl } from '../view/useObjectUrl';
import styles from './Camera.module.css';
import { type Frame, facingOf } from './frames';
import { useCamera } from './useCamera';
import { useLiveHint } from './useLiveHint';

interface CameraDialogProps {
  frame: Frame;
  title: string;
  onClose: () => void;
  /** Choose a picture that is there already. */
  onFiles: () => void;
  onPhoto: (photo: File) => void;
}

/** The camera on black, whatever the theme: a frame to fit things in, one hint at a time, and a look at the photo before it is sent. */
export function CameraDialog({ frame, title, onClose, onFiles, onPhoto }: CameraDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [photo, setPhoto] = useState<File>();
  const photoUrl = useObjectUrl(photo);
  const { state, torch, toggleTorch, take } = useCamera(facingOf(frame), video);
  const isLive = state === 'live' && !photo;
  const hint = useLiveHint(video, isLive);
  const files = () => {
    onClose();
    onFiles();
  };
  const shoot = () => void take().then((taken) => taken && setPhoto(taken));
  const TorchIcon = torch === 'on' ? Zap : ZapOff;
  return (
    <ModalFrame open onClose={onClose} labelledBy={`${id}-title`} containerClassName={styles.container} className={styles.camera}>
      <div data-theme="dark" className={styles.dark}>
        <div className={styles.bar}>
          <button type="button" className={styles.icon} aria-label={t('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </button>
          {torch === 'none' ? null : (
            <button
              type="button"
              className={styles.icon}
              aria-label={t('uploads.camera.torch')}
              aria-pressed={torch === 'on'}
              onClick={toggleTorch}
            >
              <TorchIcon size={24} aria-hidden="true" />
            </button>
          )}
        </div>
        <div className={styles.stage}>
          <video ref={video} className={clsx(styles.video, frame === 'face' && styles.mirrored)} playsInline muted tabIndex={-1} />
          {/* biome-ignore lint/performance/noImgElement: it lies in the visitor's own browser. */}
          {photoUrl ? <img src={photoUrl} alt={t('uploads.camera.taken')} className={styles.photo} /> : null}
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {photo ? t('uploads.camera.look') : title}
            </h2>
            {photo ? null : <p className={styles.lead}>{t(`uploads.camera.lead.${frame}`)}</p>}
          </div>
          {state === 'denied' || state === 'none' ? (
            <div className={styles.refused} role="alert">
              <TriangleAlert size={24} aria-hidden="true" />
              <p>{t(`uploads.camera.${state}`)}</p>
              <Button onClick={files}>{t('uploads.camera.photos')}</Button>
            </div>
          ) : null}
          {state === 'starting' ? (
            <div className={styles.refused} role="status">
              <Spinner size={32} />
              <span className="sr-only">{t('uploads.camera.starting')}</span>
            </div>
          ) : null}
          {isLive ? <div className={clsx(styles.frame, styles[frame])} aria-hidden="true" /> : null}
          {/* Spoken when it changes, which it does as the hand moves: politely. */}
          <p className={clsx(styles.hint, (!isLive || !hint) && styles.unseen)} role="status">
            {isLive && hint ? (
              <>
                {hint === 'good' ? <Check size={16} aria-hidden="true" /> : null}
                {t(`uploads.camera.hint.${hint}`)}
              </>
            ) : null}
          </p>
        </div>
        <div className={styles.foot}>
          {photo ? (
            <>
              <Button variant="border" size="large" block onClick={() => setPhoto(undefined)}>
                {t('uploads.takeAgain')}
              </Button>
              <Button size="large" block onClick={() => onPhoto(photo)}>
                {t('uploads.camera.use')}
              </Button>
            </>
          ) : (
            <>
              <button type="button" className={styles.side} onClick={files}>
                <Image size={22} aria-hidden="true" />
                {t('uploads.camera.photos')}
              </button>
              <button
                type="button"
                className={styles.shutter}
                aria-label={t('uploads.camera.shutter')}
                disabled={!isLive}
                onClick={shoot}
              />
              <span />
            </>
          )}
        </div>
      </div>
    </ModalFrame>
  );
}
