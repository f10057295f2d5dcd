import { Lock, Mail, Monitor, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { NewPasswordField } from '@/src/ui/field/NewPasswordField';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { FactorField } from '@/src/ui/otp/FactorField';
import { EMPTY_FACTOR } from '@/src/ui/otp/factorDraft';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { QrCode } from '@/src/ui/qr/QrCode';
import { Questions } from '@/src/ui/section/Questions';
import { Record } from '@/src/ui/section/Record';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { Section as PageSection } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { Timeline } from '@/src/ui/timeline/Timeline';
import { Note } from '@/src/ui/views/Note';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

const nothing = () => {};
const LEAST = 8;

/** What pages of the account are made of. */
export function AccountParts() {
  const [password, setPassword] = useState('Harbour27');
  const [factor, setFactor] = useState(EMPTY_FACTOR);
  const rules = [
    { key: 'length', words: '8 characters or more', isMet: password.length >= LEAST },
    { key: 'never', words: 'One that is never met', isMet: false },
  ];
  return (
    <Section title="Pages of the account">
      <PageSection title="Authentication" end={<Tag>2 of 3</Tag>}>
        <SettingRow icon={Mail} title="Email" text="jan***nn@mail.example" state={<Tag tone="success">On</Tag>} />
        <SettingRow icon={Lock} title="Login password" text="Last changed 4 months ago" action={{ label: 'Change', href: '/dev/ui' }} />
        <SettingRow icon={Phone} title="Phone number" action={{ label: 'Enable', onPress: nothing, isPrimary: true }} />
        <RowSkeleton />
        <Record icon={Monitor} title="Chrome on Windows" texts={['Sofia, Bulgaria']} at="12:41" end={<Tag>This one</Tag>} />
      </PageSection>
      <div className={styles.column}>
        <FactorField value={factor} ways={['app', 'recovery']} onChange={setFactor} />
        <ResendRow hint="No code? Check the spam folder." resendAt={0} onResend={nothing} isBusy={false} />
        <p>
          <CodeLead sent={{ maskedTarget: 'jan***nn@mail.example', expiresAt: 0, mailbox: null }} />
        </p>
        <QrCode text="otpauth://totp/Kontor:sample?secret=JBSWY3DPEHPK3PXP" label="A QR code" />
        <Timeline
          steps={[
            { key: 'sent', state: 'done', title: 'Sent', text: 'With the network fee.', at: '12:41' },
            { key: 'confirming', state: 'now', title: 'Confirming', text: '1 of 2 confirmations.' },
            { key: 'there', state: 'next', title: 'There' },
          ]}
        />
        <Questions title="Questions" items={[{ key: 'time', question: 'How long does it take?', answer: 'About two minutes.' }]} />
        <NewPasswordField label="New password" value={password} onChange={setPassword} rules={rules} error={undefined} />
        <Note
          tone="warning"
          title="A login with a wrong password"
          actions={
            <Button variant="border" size="small" onClick={nothing}>
              It was me
            </Button>
          }
        >
          Nobody got in.
        </Note>
        <Note>After a reset every device is logged out.</Note>
        <Note tone="error">Too many requests.</Note>
        <Note tone="success">Everything is set up.</Note>
      </div>
    </Section>
  );
}
