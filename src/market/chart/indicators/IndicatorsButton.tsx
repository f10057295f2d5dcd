import { ChartLine } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import room from '../toolbar/Room.module.css';
import tool from '../toolbar/Tool.module.css';

const IndicatorDialog = dynamic(() => import('./dialog/IndicatorDialog').then((module) => module.IndicatorDialog), { ssr: false });

/** Opens the list of indicators. */
export function IndicatorsButton() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  // The dialog's code comes with the first opening and stays, so that it can close as it opened.
  const [wasOpened, setWasOpened] = useState(false);
  const label = t('trade.indicator.title');
  return (
    <>
      <button
        type="button"
        className={tool.tool}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <ChartLine size={16} aria-hidden="true" />
        <span className={room.word}>{label}</span>
      </button>
      {wasOpened ? <IndicatorDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
