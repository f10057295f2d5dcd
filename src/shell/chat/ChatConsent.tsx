import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import styles from './ChatConsent.module.css';
import { ASK_EVENT, openChatSoon } from './chatOpening';
import { chatConsent } from './chatState';

/** The button of a chat that is not loaded yet: it says who would be let in, and loads the chat after a yes. */
export function ChatConsent() {
  const { t } = useTranslation('common');
  const { chat } = useSite();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const ask = () => setAsking(true);
    window.addEventListener(ASK_EVENT, ask);
    return () => window.removeEventListener(ASK_EVENT, ask);
  }, []);
  const host = chat ? new URL(chat.baseUrl).host : '';
  const accept = () => {
    chatConsent.set('given');
    openChatSoon();
  };
  return (
    <div className={styles.corner}>
      {isAsking ? (
        <section className={styles.card} aria-label={t('shell.chat.title')} data-testid="chat-consent">
          <p className={styles.title}>{t('shell.chat.title')}</p>
          <p className={styles.text}>{t('shell.chat.text', { host })}</p>
          <div className={styles.acts}>
            <Button variant="border" size="medium" onClick={() => setAsking(false)}>
              {t('shell.chat.notNow')}
            </Button>
            <Button size="medium" onClick={accept} data-testid="chat-accept">
              {t('shell.chat.accept')}
            </Button>
          </div>
        </section>
      ) : (
        <IconButton
          className={styles.button}
          label={t('shell.chat.open')}
          icon={<MessageCircle size={22} aria-hidden="true" />}
          onClick={() => setAsking(true)}
          data-testid="chat-open"
        />
      )}
    </div>
  );
}
