import clsx from 'clsx';
import { Settings2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Popover } from '@/src/ui/menu/Popover';
import menuSizes from './MenuSizes.module.css';
import tool from './Tool.module.css';
import styles from './Toolbar.module.css';

const ChartSwitches = dynamic(() => import('./ChartSwitches').then((module) => module.ChartSwitches), { ssr: false });

/** What stands on the chart besides the market. */
export function SettingsButton({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const label = t('trade.chartTools.options');
  return (
    <span className={clsx(styles.group, className)}>
      <Popover
        label={label}
        placement="bottom-end"
        className={menuSizes.settings}
        trigger={(props) => (
          <button {...props} type="button" className={tool.tool} aria-label={label} title={label}>
            <Settings2 size={15} aria-hidden="true" />
          </button>
        )}
      >
        {() => <ChartSwitches />}
      </Popover>
    </span>
  );
}
