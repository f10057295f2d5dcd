import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { CallData } from '@/contract/calls';
import { DialingCodeSelect } from '@/src/proof/DialingCodeSelect';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { TextField } from '@/src/ui/field/TextField';
import { Tabs } from '@/src/ui/tabs/Tabs';
import styles from './PayUser.module.css';
import { type Payment, RECEIVER_KINDS } from './payment';

interface ReceiverFieldsProps {
  payment: Payment;
  receiver: CallData<'receiverFind'> | undefined;
  error: string | undefined;
  isBusy: boolean;
  onChange: (part: Partial<Payment>) => void;
  onFind: () => void;
}

const INPUT = { email: 'email', phone: 'tel', uid: 'text' } as const;

/** Who receives: looked up when asked, and shown masked before anything else happens. */
export function ReceiverFields({ payment, receiver, error, isBusy, onChange, onFind }: ReceiverFieldsProps) {
  const { t } = useTranslation('common');
  const { kind, address, dialingCode } = payment;
  return (
    <>
      <Tabs
        look="segment"
        stretch
        label={t('payUser.by')}
        items={RECEIVER_KINDS.map((value) => ({ value, label: t(`payUser.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => onChange({ kind: next, address: '' })}
      />
      <div className={styles.receiver}>
        <TextField
          key={kind}
          numeric
          height={56}
          type={INPUT[kind]}
          inputMode={kind === 'uid' ? 'numeric' : undefined}
          autoComplete="off"
          label={t('payUser.recipient')}
          start={
            kind === 'phone' ? <DialingCodeSelect value={dialingCode} onChange={(next) => onChange({ dialingCode: next })} /> : undefined
          }
          value={address}
          error={error}
          end={
            <Button variant="ghost" size="small" loading={isBusy} onClick={onFind} data-testid="pay-find">
              {t('payUser.find')}
            </Button>
          }
          onEnter={onFind}
          onValueChange={(next) => onChange({ address: next })}
        />
      </div>
      {receiver ? (
        <p className={styles.found} role="status" data-testid="pay-receiver">
          <Check size={16} aria-hidden="true" />
          <span>
            <bdi className={styles.name} dir="ltr">
              {receiver.name}
            </bdi>
            <span className={styles.about}>
              {receiver.sent === 0 ? t('payUser.firstTime') : t('payUser.sentTimes', { times: receiver.sent })}
            </span>
          </span>
          {/* Whoever is not verified receives nothing, and is not found. */}
          <Tag tone="success" size="small" className={styles.verified}>
            {t('payUser.verified')}
          </Tag>
        </p>
      ) : null}
    </>
  );
}
