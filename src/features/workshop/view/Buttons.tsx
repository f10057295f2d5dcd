import { ChevronDown, Download, Search } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { BUTTON_SIZES, BUTTON_VARIANTS, type ButtonVariant } from '@/src/ui/button/variants';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

const words: Partial<Record<ButtonVariant, string>> = {
  tradingBuy: 'Buy BTC',
  tradingSell: 'Sell BTC',
  card: 'Cross',
  tableDropdown: '0.1',
};

function Variant({ variant }: { variant: ButtonVariant }) {
  const word = words[variant] ?? 'Deposit';
  const caret = variant === 'card' || variant === 'tableDropdown' ? <ChevronDown size={14} aria-hidden="true" /> : undefined;
  return (
    <Fragment>
      <span>{variant}</span>
      {BUTTON_SIZES.map((size) => (
        <Button key={size} {...{ variant, size }} endIcon={caret}>
          {word}
        </Button>
      ))}
      <Button variant={variant} endIcon={caret} loading>
        {word}
      </Button>
      <Button variant={variant} endIcon={caret} disabled>
        {word}
      </Button>
    </Fragment>
  );
}

export function Buttons() {
  return (
    <Section title="Buttons">
      <div className={styles.buttons}>
        {BUTTON_VARIANTS.map((variant) => (
          <Variant key={variant} variant={variant} />
        ))}
      </div>
      <div className={styles.row}>
        <Button danger>Cancel orders</Button>
        <Button startIcon={<Download size={16} aria-hidden="true" />}>With icon</Button>
        <Button startIcon={<Download size={16} aria-hidden="true" />} loading>
          With icon
        </Button>
        <ButtonLink href="/markets" variant="border">
          A link
        </ButtonLink>
        <IconButton label="Search" icon={<Search size={18} aria-hidden="true" />} dot />
      </div>
    </Section>
  );
}
