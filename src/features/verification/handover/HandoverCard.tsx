import { QrCode, Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import { nameOf } from './deviceName';
import styles from './Handover.module.css';
import { HandoverConnected } from './HandoverConnected';
import { HandoverLink } from './HandoverLink';
import { HandoverMatch } from './HandoverMatch';
import { type HandoverOptions, useHandover } from './useHandover';

/** "Continue on your phone": a code that hands the pictures of this step over, and what becomes of it. Phones need no other phone. */
export function HandoverCard(options: HandoverOptions) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { state, isNotLetIn, link, begin, confirm, end, unread } = useHandover(options);
  const { pictures, held } = options;
  const error = begin.error ?? confirm.error ?? end.error;
  const isMatching = state?.status === 'MATCHING';
  const isConnected = state?.status === 'CONNECTED';
  const isOver = state?.status === 'OVER';
  // The field is gone with the code, and the focus with it: where to go on is a new one.
  const newCode = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNotLetIn && document.activeElement === document.body) newCode.current?.focus({ preventScroll: true });
  }, [isNotLetIn]);
  const deviceName = nameOf(state?.device);
  return (
    <section className={styles.card} aria-label={t('verification.handover.title')} data-testid="handover" data-status={state?.status}>
      <Smartphone size={20} className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={styles.title}>{t('verification.handover.title')}</h3>
        <div role="status" className={styles.text}>
          {isMatching ? (
            <p>{deviceName === '' ? t('verification.handover.match') : t('verification.handover.matchAs', { device: deviceName })}</p>
          ) : isConnected || isOver ? (
            <HandoverConnected state={state} pictures={pictures} held={held} isNotLetIn={isNotLetIn} />
          ) : (
            <p>{t(pictures.length === 0 ? 'verification.handover.chooseFirst' : 'verification.handover.text')}</p>
          )}
        </div>
        {isMatching ? (
          <HandoverMatch key={state.handoverId} isBusy={confirm.isBusy} onConfirm={(number) => void confirm.submit(number)} />
        ) : null}
        {link !== undefined && state ? <HandoverLink link={link} expiresAt={state.expiresAt} /> : null}
        {unread ? (
          <Note
            tone="error"
            actions={
              <Button variant="tertiary" size="small" loading={unread.isBusy} onClick={unread.retry}>
                {t('ui.error.retry')}
              </Button>
            }
          >
            {t('verification.handover.unread')}
          </Note>
        ) : null}
        {error ? <Note tone="error">{words(error)}</Note> : null}
        <div className={styles.acts}>
          {isConnected || isMatching ? (
            <Button variant="tertiary" size="small" loading={end.isBusy} onClick={() => void end.submit()}>
              {t('verification.handover.end')}
            </Button>
          ) : link === undefined && pictures.length > 0 ? (
            <Button
              ref={newCode}
              variant="tertiary"
              size="small"
              loading={begin.isBusy}
              startIcon={<QrCode size={14} aria-hidden="true" />}
              onClick={() => void begin.submit()}
              data-testid="handover-begin"
            >
              {t(isOver ? 'verification.handover.newCode' : 'verification.handover.show')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
