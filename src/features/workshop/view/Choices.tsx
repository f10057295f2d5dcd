import { useState } from 'react';
import { keyParts } from '@/src/lib/keyboard/keyParts';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Chip } from '@/src/ui/choice/Chip';
import { KeyCaps } from '@/src/ui/choice/KeyCaps';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { RadioRow, RadioRows } from '@/src/ui/choice/RadioRows';
import { StateTag } from '@/src/ui/choice/StateTag';
import { Switch } from '@/src/ui/choice/Switch';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import { FavouriteStar } from '@/src/ui/favourite/FavouriteStar';
import { Dropdown } from '@/src/ui/menu/Dropdown';
import { Popover } from '@/src/ui/menu/Popover';
import { Select } from '@/src/ui/menu/Select';
import { Tooltip } from '@/src/ui/menu/Tooltip';
import { NumberedStep } from '@/src/ui/section/NumberedStep';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

const tones: TagTone[] = ['neutral', 'accent', 'up', 'down', 'success', 'warning', 'error', 'info', 'outline'];
const tabs = [
  { value: 'open', label: 'Open orders', count: 4 },
  { value: 'history', label: 'Order history' },
  { value: 'trades', label: 'Trade history', disabled: true },
];
const options = [
  { value: 'cap', label: 'Market cap' },
  { value: 'letter', label: 'Letter' },
  { value: 'none', label: 'Not possible', disabled: true },
];

export function Choices() {
  const [tab, setTab] = useState('open');
  const [on, setOn] = useState(true);
  const [sort, setSort] = useState('cap');
  return (
    <Section title="Choices and menus">
      <div className={styles.column}>
        <Tabs id="orders" label="Orders" items={tabs} value={tab} onChange={setTab} />
        <TabPanel tabs="orders" value={tab}>
          Chosen: {tab}
        </TabPanel>
        <Tabs label="Orders, small" items={tabs} value={tab} onChange={setTab} size="small" />
        <div className={styles.row}>
          <Tabs label="Orders, segment" look="segment" items={tabs} value={tab} onChange={setTab} />
          <Chip selected={on} onClick={() => setOn(!on)}>
            Layer 1
          </Chip>
          <Chip selected={!on} onClick={() => setOn(!on)}>
            Meme
          </Chip>
        </div>
        <div className={styles.row}>
          <Checkbox label="Checkbox" checked={on} onChange={setOn} />
          <Checkbox label="Disabled" disabled />
          <Switch label="Switch" checked={on} onChange={setOn} />
          <RadioGroup label="Sort" options={options} value={sort} onChange={setSort} />
          <FavouriteStar label="BTC/USDT as favourite" isOn={on} onToggle={() => setOn(!on)} />
          <FavouriteStar label="ETH/USDT as favourite" isOn={!on} onToggle={() => setOn(!on)} />
          <KeyCaps parts={keyParts('mod+k', false)} />
        </div>
        <NumberedStep number={1} title="Rows to choose from">
          <RadioRows aria-label="Sort by" head={<span>Sort by</span>}>
            {options.map(({ value, label, disabled = false }) => (
              <RadioRow
                key={value}
                name="workshop-rows"
                checked={value === sort}
                disabled={disabled}
                isOff={disabled}
                isWrong={value === 'letter'}
                onChange={() => setSort(value)}
              >
                <b>{label}</b>
              </RadioRow>
            ))}
          </RadioRows>
        </NumberedStep>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          <StateTag state="POST_ONLY" />
          <StateTag state="HALTED" />
          <StateTag state="CANCEL_ONLY" isSmall />
        </div>
        <div className={styles.row}>
          <Dropdown
            label="Wallet"
            options={options}
            onSelect={setSort}
            trigger={(trigger) => (
              <Button variant="gray" {...trigger}>
                Opens on hover
              </Button>
            )}
          />
          <Select label="Sort by" prefix="Sort by" options={options} value={sort} onChange={setSort} />
          <Popover
            label="Appearance"
            trigger={(trigger) => (
              <Button variant="border" {...trigger}>
                Popover
              </Button>
            )}
          >
            {(close) => (
              <Button variant="ghost" onClick={close}>
                Close it
              </Button>
            )}
          </Popover>
          <Tooltip text="More words">
            <Button variant="tertiary">Tooltip</Button>
          </Tooltip>
        </div>
      </div>
    </Section>
  );
}
