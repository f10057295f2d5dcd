import { Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import { phoneWays } from '@/src/api/calls/handover';
import type { HandoverAsked } from '@/src/api/queries/handover';
import { formatTime } from '@/src/format';
import { Banner } from '@/src/ui/views/Banner';
import { type Frame, PhotoField } from '@/src/uploads';
import { usePictureName } from '../handover/usePictureName';
import styles from './Phone.module.css';
import { PhoneEnd } from './PhoneEnd';
import { PhoneFrame } from './PhoneFrame';

type Asked = HandoverAsked['pictures'][number];

interface PhonePicturesProps {
  phone: string;
  asked: HandoverAsked;
  /** Hears what is asked for now. */
  onAsked: (asked: HandoverAsked) => void;
}

/** The pictures of the step, until all of them are there. */
export function PhonePictures({ phone, asked, onAsked }: PhonePicturesProps) {
  const { t } = useTranslation('common');
  const { step, documentKind, pictures, limits, expiresAt } = asked;
  const [isAgain, setAgain] = useState(false);
  const isWhole = pictures.every(({ isThere }) => isThere);
  const kept = useCallback(
    (next: HandoverAsked) => {
      setAgain(false);
      onAsked(next);
    },
    [onAsked],
  );
  const kind = documentKind ? `${t(`verification.documents.${documentKind}`)}. ` : '';
  if (isWhole && !isAgain) return <PhoneEnd of="done" onAgain={() => setAgain(true)} />;
  return (
    <PhoneFrame title={t(`verification.handover.page.${step}`)} lead={`${kind}${t('verification.handover.page.lead')}`}>
      <Banner tone="warning" rounded title={t('verification.handover.page.ownTitle')}>
        {t('verification.handover.page.ownText')}
      </Banner>
      <div className={styles.pictures}>
        {pictures.map((one) => (
          <PhonePicture key={`${one.slot}-${one.type}`} phone={phone} asked={one} limits={limits} onKept={kept} />
        ))}
      </div>
      <p className={styles.note}>
        <Smartphone size={16} aria-hidden="true" />
        {t('verification.handover.page.only', { time: formatTime(expiresAt) })}
      </p>
    </PhoneFrame>
  );
}

const frameOf = ({ type }: Asked): Frame => (type === 'SELFIE' ? 'face' : type === 'PASSPORT' ? 'passport' : 'card');

interface PhonePictureProps {
  phone: string;
  asked: Asked;
  limits: HandoverAsked['limits'];
  onKept: (asked: HandoverAsked) => void;
}

function PhonePicture({ phone, asked, limits, onKept }: PhonePictureProps) {
  const { t } = useTranslation('common');
  const name = usePictureName();
  const ways = useMemo(() => phoneWays(phone, asked.slot), [phone, asked.slot]);
  return (
    <PhotoField
      type={asked.type}
      label={name(asked)}
      frame={frameOf(asked)}
      limits={limits}
      ways={ways}
      onKept={onKept}
      isThere={asked.isThere}
      sentWords={
        asked.replacedAt === undefined
          ? t('verification.handover.page.sent')
          : t('verification.handover.page.replaced', { time: formatTime(asked.replacedAt) })
      }
      again={{
        title: t('verification.handover.page.replaceTitle', { picture: name(asked) }),
        text: t('verification.handover.page.replaceText'),
        confirm: t('verification.handover.page.replace'),
      }}
    />
  );
}
