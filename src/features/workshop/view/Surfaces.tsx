import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Menu } from '@/src/ui/menu/Menu';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Drawer } from '@/src/ui/overlay/Drawer';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { useLeaveGuard } from '@/src/ui/overlay/useLeaveGuard';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';
import { FactBox } from '@/src/ui/views/FactBox';
import { Section } from '../Section';
import { SURFACES, type Surface } from '../surfaces';
import styles from '../Workshop.module.css';
import { sampleCoins } from './sampleMarkets';

const nothing = () => {};
const released = [
  { key: 'USDT', label: 'Released', value: '2,195.91 USDT' },
  { key: 'BTC', label: 'Released', value: '0.02032 BTC' },
];
const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'short', label: 'Not possible', disabled: true },
];

interface SurfacesProps {
  /** Open from the start. */
  initial: Surface | undefined;
}

/** Everything that lies over a page. `/dev/ui?open=sheet` opens one, for screenshots and axe. */
export function Surfaces({ initial }: SurfacesProps) {
  const [open, setOpen] = useState(initial);
  const close = () => setOpen(undefined);
  const [isHeld, setHeld] = useState(false);
  const question = useLeaveGuard(isHeld, { title: 'Leave without it?', text: 'It is kept nowhere else.', leave: 'Leave', stay: 'Stay' });
  return (
    <Section title="Over the page">
      <div className={styles.row}>
        {SURFACES.map((surface) => (
          <Button key={surface} variant="border" onClick={() => setOpen(surface)}>
            {surface}
          </Button>
        ))}
        <Menu
          options={sides}
          value="buy"
          onSelect={nothing}
          label="Side"
          trigger={(trigger) => (
            <Button variant="gray" {...trigger}>
              Opens on press
            </Button>
          )}
        />
      </div>
      <Checkbox label="Something would be lost by leaving" checked={isHeld} onChange={setHeld} />
      {question}
      <PageTitle title="Below another page" lead="What it is about." parent={{ label: 'Another page', href: '/dev/ui' }} />
      <div>
        <MessagePage
          icon={Inbox}
          title="One message."
          text="What happened, and one thing to do."
          actions={<Button size="large">Go on</Button>}
        />
      </div>
      <div>
        <BottomBar>
          <Button size="large">What a phone’s page is for</Button>
        </BottomBar>
      </div>
      <Messages open={open} close={close} />
      <Drawer open={open === 'drawer'} onClose={close} label="Menu">
        <Button variant="ghost" onClick={close}>
          Close
        </Button>
      </Drawer>
      <Sheet open={open === 'sheet'} onClose={close} title="Order type">
        <Button variant="ghost" onClick={close}>
          Limit
        </Button>
      </Sheet>
      <CryptoPicker
        open={open === 'picker'}
        onClose={close}
        onPick={close}
        coins={sampleCoins}
        title="Deposit"
        description="Choose the coin you want to receive."
      />
    </Section>
  );
}

function Messages({ open, close }: { open: Surface | undefined; close: () => void }) {
  return (
    <>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Cancel 4 open orders?"
        confirmLabel="Cancel orders"
        safeLabel="Keep orders"
        danger
        onConfirm={nothing}
      >
        The reserved amount returns to your trading wallet at once.
        <FactBox facts={released} />
      </ConfirmDialog>
      <Dialog
        open={open === 'warning'}
        onClose={close}
        warning
        title="Deposit not allowed"
        actions={
          <Button size="large" onClick={close}>
            OK
          </Button>
        }
      >
        Sub-accounts cannot receive deposits.
      </Dialog>
    </>
  );
}
