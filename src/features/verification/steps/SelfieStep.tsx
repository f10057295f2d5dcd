import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import type { KycRecord, SelfieAsked } from '@/contract/verification';
import { selfiePictures } from '@/domain/verification/handover';
import { askForSelfie, finishKyc } from '@/src/api/calls/verification';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { formatTime } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { focusWrongField } from '@/src/ui/field/useWrongField';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import { FileField } from '../fields/FileField';
import { HandoverCard } from '../handover/HandoverCard';
import { refusedStep, rereadStale } from '../model/refusedStep';
import { PhotoAdvice } from '../view/PhotoAdvice';

const nothingToSave = () => Promise.resolve();

interface SelfieStepProps {
  record: Pick<KycRecord, 'version' | 'userId'>;
  onRecord: (record: KycRecord) => void;
  /** Something else was quicker: what is there is read again. */
  onStale: () => Promise<unknown>;
  /** An answer is missing again, as when a file was taken back: its step is where to go. */
  onIncomplete: (step: string) => void;
  onBack: () => void;
}

/**
 * Photos with gestures that the exchange makes up for this try: who only has a picture of somebody cannot make them. They are begun
 * again when time is over.
 */
export function SelfieStep({ record, onRecord, onStale, onIncomplete, onBack }: SelfieStepProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { reviewer = 'operators' } = useSite();
  const [asked, setAsked] = useState<SelfieAsked>();
  const [photos, setPhotos] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const begin = useSubmit(async () => {
    setPhotos({});
    setChecked(false);
    const version = Math.max(asked?.version ?? 0, record.version);
    setAsked(
      await rereadStale(() => askForSelfie(version), onStale).catch((failure: unknown) => {
        const step = refusedStep(failure);
        if (step !== undefined) onIncomplete(step);
        throw failure;
      }),
    );
  });
  const finish = useSubmit(async () => {
    if (!asked) return;
    const taken = asked.gestures.map((gesture) => photos[gesture] ?? '');
    const { version, challengeId } = asked;
    onRecord(await rereadStale(() => finishKyc({ version, challengeId, photos: taken }), onStale));
  });
  const isWhole = asked?.gestures.every((gesture) => photos[gesture]) ?? false;
  const send = () => {
    setChecked(true);
    if (isWhole) void finish.submit();
    else focusWrongField(section.current);
  };
  const again = () => {
    finish.clearError();
    void begin.submit();
  };
  const error = finish.error ?? begin.error;
  return (
    <section ref={section}>
      <h2 className={styles.heading} tabIndex={-1}>
        {t('verification.selfie.title')}
      </h2>
      <p className={styles.lead}>{t(`verification.selfie.text.${reviewer}`)}</p>
      <div className={styles.fields}>
        <PhotoAdvice of="face" place="above" />
        {asked ? <p className={styles.lead}>{t('verification.selfie.until', { time: formatTime(asked.expiresAt) })}</p> : null}
        {asked ? (
          <HandoverCard
            key={asked.challengeId}
            userId={record.userId ?? ''}
            step="SELFIE"
            challengeId={asked.challengeId}
            held={photos}
            pictures={selfiePictures(asked.gestures)}
            before={nothingToSave}
            onFile={(slot, uploadId) => setPhotos((before) => ({ ...before, [slot]: uploadId }))}
          />
        ) : null}
        {asked?.gestures.map((gesture) => (
          <FileField
            key={`${asked.challengeId}-${gesture}`}
            type="SELFIE"
            frame="face"
            label={t(`verification.gestures.${gesture}`)}
            value={photos[gesture]}
            onValueChange={(uploadId) => setPhotos((before) => ({ ...before, [gesture]: uploadId ?? '' }))}
            error={isChecked && !photos[gesture] ? t('verification.problems.REQUIRED') : undefined}
          />
        ))}
        {error ? (
          <Note
            tone="error"
            actions={
              finish.error ? (
                <Button variant="tertiary" size="small" onClick={again}>
                  {t('verification.actions.again')}
                </Button>
              ) : undefined
            }
          >
            {words(error)}
          </Note>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="border" size="large" onClick={onBack}>
          {t('verification.actions.back')}
        </Button>
        <span className={styles.forward}>
          {asked ? (
            <Button size="large" className={styles.go} loading={finish.isBusy} onClick={send} data-testid="send-identity">
              {t('verification.actions.send')}
            </Button>
          ) : (
            <Button
              size="large"
              className={styles.go}
              loading={begin.isBusy}
              onClick={() => void begin.submit()}
              data-testid="begin-selfie"
            >
              {t('verification.actions.start')}
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}
