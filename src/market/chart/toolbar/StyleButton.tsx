import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Menu } from '@/src/ui/menu/Menu';
import { useChartSettings } from '../settings/chartSettings';
import menuSizes from './MenuSizes.module.css';
import room from './Room.module.css';
import { StyleIcon } from './StyleIcon';
import tool from './Tool.module.css';

const StyleMenu = dynamic(() => import('./StyleMenu').then((module) => module.StyleMenu), { ssr: false });

/** The style in force; its menu changes it. */
export function StyleButton() {
  const { t } = useTranslation('common');
  const { style } = useChartSettings();
  const label = t('trade.chartTools.style');
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={tool.tool}
          aria-label={`${label}: ${t(`trade.chartTools.styles.${style}`)}`}
          title={label}
        >
          <StyleIcon style={style} size={16} />
          <ChevronDown size={12} className={clsx(tool.caret, room.styleCaret)} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className={menuSizes.styles}>
          <StyleMenu onClose={close} />
        </div>
      )}
    </Menu>
  );
}
