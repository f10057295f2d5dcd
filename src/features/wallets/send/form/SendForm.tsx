import { useTranslation } from 'next-i18next/pages';
import type { FormEvent, ReactNode } from 'react';
import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import type { useAsk } from '../review/useAsk';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';
import { AmountStep } from './AmountStep';
import { CoinStep } from './CoinStep';
import { MemoStep } from './MemoStep';
import { NetworkStep } from './NetworkStep';
import { RecipientStep } from './RecipientStep';

interface SendFormProps {
  coin: string;
  sending: Sending;
  ask: ReturnType<typeof useAsk>;
}

/** Coin, recipient, network, memo where there is one, amount; each says beside itself what stands against it. */
export function SendForm({ coin, sending, ask }: SendFormProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const wordsOf = useReasonWords();
  const user = useAppSelector((state) => state.profile.userInfo);
  const standing = user && whyNot('WITHDRAW', standingOf(user), PLAIN_GROUND, Date.now());
  const { view, draft } = sending;
  const isSendable = view.isWhole && !standing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable) void ask.submit(sending);
  };
  const steps: readonly (readonly [string, string, ReactNode])[] = [
    ['coin', t('wallets.coin'), <CoinStep key="coin" coin={coin} sending={sending} />],
    ['to', t('send.recipient'), <RecipientStep key="to" coin={coin} sending={sending} />],
    ['network', t('wallets.network'), <NetworkStep key="network" sending={sending} />],
    ...(view.chain?.memo
      ? [['memo', t(`send.memo.${view.chain.memo}`), <MemoStep key="memo" kind={view.chain.memo} sending={sending} />] as const]
      : []),
    ['amount', t('wallets.amount'), <AmountStep key="amount" coin={coin} sending={sending} />],
  ];
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="send-form">
      {standing ? <Note tone="warning">{wordsOf(standing)}</Note> : null}
      <ol className={styles.steps}>
        {steps.map(([key, title, content], at) => (
          <li key={key} className={styles.step}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.stepBody}>
              <h2 className={styles.stepTitle}>{title}</h2>
              {content}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {ask.error && ask.isAbout(draft) ? <Note tone="error">{words(ask.error)}</Note> : null}
        <Button type="submit" size="large" block loading={ask.isBusy} disabled={!isSendable} data-testid="send-continue">
          {t('send.continue')}
        </Button>
        <p className={styles.quiet}>{t('send.nothingYet')}</p>
      </div>
    </form>
  );
}
