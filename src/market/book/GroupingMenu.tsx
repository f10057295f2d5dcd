import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { groupingsOf } from '@/domain/book/groupings';
import { Menu } from '@/src/ui/menu/Menu';
import { useMarket } from '../MarketContext';
import panel from '../Panel.module.css';
import { useStepText } from '../useStepText';
import { groupingDecimals, useGrouping } from './useGrouping';

const MENU_WIDTH = 120;

/** By which price step the book is grouped. `isUpward`: its list opens over what is above, where below stand the buttons to trade with. */
export function GroupingMenu({ isUpward = false }: { isUpward?: boolean }) {
  const { t } = useTranslation('common');
  const { priceIncrement } = useMarket();
  const [grouping, change] = useGrouping();
  const stepText = useStepText();
  const text = (step: string) => stepText(step, groupingDecimals(step));
  const options = groupingsOf(priceIncrement).map((step) => ({ value: step, label: text(step) }));
  return (
    <Menu
      options={options}
      value={grouping}
      onSelect={change}
      label={t('trade.grouping')}
      width={MENU_WIDTH}
      placement={isUpward ? 'top-end' : 'bottom-end'}
      trigger={(props) => (
        <button {...props} type="button" className={panel.dropdown} aria-label={`${t('trade.grouping')}: ${text(grouping)}`}>
          <bdi className="num">{text(grouping)}</bdi>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    />
  );
}
