import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { TIMES_IN_FORCE, type TimeInForce } from '@/domain/order/enums';
import { Menu } from '@/src/ui/menu/Menu';
import panel from '../../Panel.module.css';

/** How long the order stands. */
export function TimeInForceMenu({ value, onChange }: { value: TimeInForce; onChange: (value: TimeInForce) => void }) {
  const { t } = useTranslation('common');
  const options = TIMES_IN_FORCE.map((time) => ({ value: time, label: t(`trade.tifName.${time}`), hint: t(`trade.tifText.${time}`) }));
  return (
    <Menu
      options={options}
      value={value}
      onSelect={onChange}
      label={t('trade.timeInForce')}
      width={280}
      placement="bottom-end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={panel.dropdown}
          aria-label={`${t('trade.timeInForce')}: ${t(`trade.tif.${value}`)}, ${t(`trade.tifName.${value}`)}`}
          title={t(`trade.tifName.${value}`)}
        >
          {t(`trade.tif.${value}`)}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    />
  );
}
