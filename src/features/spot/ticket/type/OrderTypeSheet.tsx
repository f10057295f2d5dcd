import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/order/enums';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { AskSwitches } from '@/src/market/ticket/type/AskSwitches';
import { TypeLines } from '@/src/market/ticket/type/TypeLines';
import lines from '@/src/market/ticket/type/TypeLines.module.css';
import { Button } from '@/src/ui/button/Button';
import { Switch } from '@/src/ui/choice/Switch';
import { Sheet } from '@/src/ui/overlay/Sheet';
import type { Ticket } from '../useTicket';
import styles from './OrderTypeSheet.module.css';

interface OrderTypeSheetProps {
  open: boolean;
  onClose: () => void;
  ticket: Ticket;
}

/** Order type, post only and time in force; they change together, when the button at the foot is pressed. */
export function OrderTypeSheet({ open, onClose, ticket }: OrderTypeSheetProps) {
  const { t } = useTranslation('common');
  const { type, isPostOnly, timeInForce } = ticket.draft;
  const [choice, setChoice] = useState({ type, isPostOnly, timeInForce });
  useEffect(() => {
    if (open) setChoice({ type, isPostOnly, timeInForce });
  }, [open, type, isPostOnly, timeInForce]);
  const use = () => {
    ticket.chooseType(choice.type);
    ticket.change({ isPostOnly: choice.isPostOnly, timeInForce: choice.timeInForce });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('trade.orderType')}
      foot={
        <Button size="large" onClick={use}>
          {t(`trade.useType.${choice.type}`)}
        </Button>
      }
    >
      <fieldset className={styles.choices}>
        <legend className="sr-only">{t('trade.orderType')}</legend>
        {ORDER_TYPES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === choice.type}
            onClick={() => setChoice({ ...choice, type: one })}
          >
            <TypeLines type={one} side={ticket.form.side} />
            {one === choice.type ? <Check size={20} aria-hidden="true" className={styles.check} /> : null}
          </button>
        ))}
      </fieldset>
      {TYPE_RULES[choice.type].canRest ? (
        <div className={styles.terms}>
          <Switch
            label={<Lines name={t('trade.postOnly')} text={t('trade.postOnlyText')} />}
            checked={choice.isPostOnly}
            onChange={(isOn) => setChoice({ ...choice, isPostOnly: isOn, timeInForce: isOn ? 'GTC' : choice.timeInForce })}
          />
          <fieldset className={styles.times}>
            <legend className="sr-only">{t('trade.timeInForce')}</legend>
            <Lines name={t('trade.timeInForce')} text={t(`trade.tifText.${choice.timeInForce}`)} />
            <span className={styles.segments}>
              {TIMES_IN_FORCE.map((time) => (
                <button
                  key={time}
                  type="button"
                  className={styles.segment}
                  aria-pressed={time === choice.timeInForce}
                  aria-label={`${t(`trade.tif.${time}`)}, ${t(`trade.tifName.${time}`)}`}
                  onClick={() => setChoice({ ...choice, timeInForce: time, isPostOnly: choice.isPostOnly && time === 'GTC' })}
                >
                  {t(`trade.tif.${time}`)}
                </button>
              ))}
            </span>
          </fieldset>
        </div>
      ) : null}
      <AskSwitches />
    </Sheet>
  );
}

function Lines({ name, text }: { name: string; text: string }) {
  return (
    <span className={lines.lines}>
      <span className={lines.name}>{name}</span>
      <span className={lines.text}>{text}</span>
    </span>
  );
}
