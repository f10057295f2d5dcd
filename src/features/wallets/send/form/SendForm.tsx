import { useTranslation } from 'next-i18next/pages';
import type { FormEvent, ReactNode } from 'react';
import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import type { ApiError } from '@/src/api/apiError';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { NumberedStep } from '@/src/ui/section/NumberedStep';
import { Note } from '@/src/ui/views/Note';
import fieldStyles from '../Fields.module.css';
import { refusalPlace, type SendField } from '../model/refusalPlace';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';
import { AmountStep } from './AmountStep';
import { Available } from './Available';
import { CoinStep } from './CoinStep';
import { MemoStep } from './MemoStep';
import { NetworkStep } from './NetworkStep';
import { PhoneAmount } from './PhoneAmount';
import { RecipientStep } from './RecipientStep';
import { RecipientWays, UserWay } from './RecipientWays';
import { SumCard } from './SumCard';

interface SendFormProps {
  coin: string;
  sending: Sending;
  /** Of what is typed now. */
  refusal: ApiError | undefined;
  isBusy: boolean;
  onAsk: () => void;
}

interface Step {
  key: string;
  title: string;
  end?: ReactNode;
  content: ReactNode;
}

/** Coin, recipient, network, memo where there is one, amount; each says beside itself what stands against it. Phones ask how much first, and of what in the same field. */
export function SendForm({ coin, sending, refusal, isBusy, onAsk }: SendFormProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const wordsOf = useReasonWords();
  const isMobile = useIsMobile() === true;
  const user = useAppSelector((state) => state.profile.userInfo);
  const standing = user && whyNot('WITHDRAW', standingOf(user), PLAIN_GROUND, Date.now());
  const { memo } = sending.view.chain ?? { memo: null };
  const isSendable = sending.view.isWhole && !standing;
  const place = refusal && refusalPlace(refusal);
  const refusedAt = (field: SendField) => (refusal && place === field ? words(refusal) : undefined);
  // The memo's field may be gone by now.
  const isSaidBelow = refusal !== undefined && (place === undefined || (place === 'memo' && !memo));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable) onAsk();
  };
  const first: Step = { key: 'coin', title: t('wallets.coin'), content: <CoinStep coin={coin} sending={sending} /> };
  const Amount = isMobile ? PhoneAmount : AmountStep;
  const amount: Step = {
    key: 'amount',
    title: t('wallets.amount'),
    end: isMobile ? <Available coin={coin} free={sending.free} /> : null,
    content: <Amount coin={coin} sending={sending} refused={refusedAt('amount')} />,
  };
  const where: readonly Step[] = [
    {
      key: 'to',
      title: t('send.recipient'),
      end: <RecipientWays coin={coin} sending={sending} isShort={isMobile} />,
      content: (
        <RecipientStep
          coin={coin}
          sending={sending}
          refused={refusedAt('address')}
          below={isMobile ? <UserWay className={fieldStyles.below} /> : null}
        />
      ),
    },
    { key: 'network', title: t('wallets.network'), content: <NetworkStep coin={coin} sending={sending} refused={refusedAt('network')} /> },
    ...(memo
      ? [{ key: 'memo', title: t(`send.memo.${memo}`), content: <MemoStep kind={memo} sending={sending} refused={refusedAt('memo')} /> }]
      : []),
  ];
  const steps = isMobile ? [amount, ...where] : [first, ...where, amount];
  const act = (
    <Button type="submit" size="large" block loading={isBusy} disabled={!isSendable} data-testid="send-continue">
      {t('send.continue')}
    </Button>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="send-form">
      {standing ? <Note tone="warning">{wordsOf(standing)}</Note> : null}
      <div className={styles.steps}>
        {steps.map(({ key, title, end, content }, at) => (
          <NumberedStep key={key} number={at + 1} title={title} end={end} hasControls={key === 'to'}>
            {content}
          </NumberedStep>
        ))}
      </div>
      <div className={styles.total}>
        <SumCard coin={coin} sending={sending} />
      </div>
      <div className={styles.foot}>
        {isSaidBelow ? <Note tone="error">{words(refusal)}</Note> : null}
        {isMobile ? null : (
          <>
            {act}
            <p className={styles.quiet}>{t('send.nothingYet')}</p>
          </>
        )}
      </div>
      {isMobile ? <BottomBar>{act}</BottomBar> : null}
    </form>
  );
}
