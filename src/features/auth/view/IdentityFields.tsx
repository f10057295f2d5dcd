import { Check, CircleX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { DialingCodeSelect } from '@/src/proof/DialingCodeSelect';
import { IconButton } from '@/src/ui/button/IconButton';
import { TextField } from '@/src/ui/field/TextField';
import { raisesKeyboard } from '@/src/ui/media/raisesKeyboard';
import { AskSupport } from '@/src/ui/otp/AskSupport';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { Note } from '@/src/ui/views/Note';
import { type IdentityDraft, type IdentityKind, type IdentityProblem, identityProblem } from '../model/identity';
import styles from './IdentityFields.module.css';

interface IdentityFieldsProps {
  draft: IdentityDraft;
  onChange: (part: Partial<IdentityDraft>) => void;
  problem: IdentityProblem | undefined;
  /** Words of the exchange's refusal, when it refused the address itself. */
  refusal?: string;
  /** Of an account to be: ticked off once it looks right, as the password's rules are. */
  isNew?: boolean;
}

/**
 * Email or phone, the first question of every sign-in form. Where the exchange has no way to write to phones, an account to be is not
 * asked; who has one by phone already still says so, and is told.
 */
export function IdentityFields({ draft, onChange, problem, refusal, isNew }: IdentityFieldsProps) {
  const { t } = useTranslation('common');
  const { supportPhone = true } = useSite();
  const kinds: { value: IdentityKind; label: string }[] = [
    { value: 'email', label: t('auth.identity.email') },
    { value: 'phone', label: t('auth.identity.phone') },
  ];
  const field = useArrivalFocus();
  const isRight = isNew && refusal === undefined && identityProblem(draft) === undefined;
  const error = problem ? t(`auth.problem.${problem}`) : refusal;
  return (
    <>
      {(supportPhone || !isNew) && (
        <Tabs
          look="segment"
          items={kinds}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
          label={t('auth.identity.kind')}
          className={styles.kinds}
        />
      )}
      {draft.kind === 'email' ? (
        <TextField
          // A field of its own per kind: focus and autofill of one must not leak into the other.
          key="email"
          ref={field}
          type="email"
          name="email"
          height={56}
          label={t('auth.identity.email')}
          // Last: browsers that know passkeys offer them here.
          autoComplete={isNew ? 'username' : 'username webauthn'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className={styles.latin}
          value={draft.email}
          onValueChange={(email) => onChange({ email })}
          error={error}
          end={
            isRight ? (
              <Check size={18} className={styles.right} aria-hidden="true" />
            ) : draft.email ? (
              <IconButton label={t('auth.identity.clear')} icon={<CircleX size={16} />} onClick={() => onChange({ email: '' })} />
            ) : null
          }
        />
      ) : (
        <>
          <TextField
            key="phone"
            ref={field}
            type="tel"
            name="phone"
            inputMode="tel"
            height={56}
            label={t('auth.identity.phone')}
            autoComplete="tel-national"
            numeric
            value={draft.phone}
            onValueChange={(phone) => onChange({ phone })}
            error={error}
            start={<DialingCodeSelect value={draft.dialingCode} onChange={(dialingCode) => onChange({ dialingCode })} />}
          />
          {supportPhone ? null : <NoTextsNote />}
        </>
      )}
    </>
  );
}

/**
 * Puts the caret into a page's first field on arrival. Not where fingers type: the keyboard would rise over half of a page nobody has
 * seen yet. Whoever is typing already is left where they are.
 */
function useArrivalFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping && !raisesKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

/** Before a code is asked for that nothing can send. It holds for every number: it says nothing of who has an account. */
function NoTextsNote() {
  const { t } = useTranslation('common');
  return (
    <Note tone="warning">
      {t('auth.identity.noTexts')}
      <AskSupport />
    </Note>
  );
}
