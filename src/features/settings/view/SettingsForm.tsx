import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { codes } from '@/contract/codes';
import type { Preferences } from '@/contract/preferences';
import { NICK_NAME_MAX, NICK_NAME_MIN, nickNameFault, nickNameLength, tidyNickName } from '@/domain/account/nickName';
import { useOffers } from '@/src/brand/offers';
import { useSite } from '@/src/brand/SiteContext';
import { formatList } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useLeaveGuard } from '@/src/ui/overlay/useLeaveGuard';
import { changedNames, type Draft, type Editable, type EditableName } from '../model/draft';
import type { LanguageChoice } from '../model/languageChoice';
import { useSaveSettings } from '../useSaveSettings';
import { NameSection } from './NameSection';
import { RegionSection } from './RegionSection';
import { SaveBar } from './SaveBar';
import styles from './Settings.module.css';
import { SoundSection } from './SoundSection';

const NAME_CODES: readonly string[] = [codes.nickNameInvalid.code, codes.nickNameReserved.code];

function nameProblem(nickName: string, brandName: string) {
  const fault = nickNameFault(tidyNickName(nickName), brandName);
  if (!fault) return undefined;
  const { code, key } = fault === 'reserved' ? codes.nickNameReserved : codes.nickNameInvalid;
  return { code, msg: [key, NICK_NAME_MIN, NICK_NAME_MAX].join('||') };
}

interface SettingsFormProps extends LanguageChoice {
  account: Preferences;
  /** The look, which takes effect at once. */
  children: ReactNode;
}

/** What is saved together. The bar at the end of the screen is there while something is not saved. */
export function SettingsForm({ account, languages, language, onLanguage, children }: SettingsFormProps) {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const words = useErrorWords();
  const { name: brandName } = useSite().site;
  const { nickName, currency, timeZone, soundFilled, soundRefused } = account;
  const saved: Editable = { nickName, currency, timeZone, soundFilled, soundRefused, language };
  const { draft, values, changed, change, discard } = useDraft(saved);
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error, clearError } = useSaveSettings({ account, saved, draft, onSaved: discard, onLanguage });
  const names = formatList(
    changed.map((name) => t(`profile.settings.names.${name}`)),
    language,
  );
  const question = useLeaveGuard(changed.length > 0, {
    title: t('profile.settings.leave.title'),
    text: t('profile.settings.leave.text', { names }),
    leave: t('profile.settings.leave.confirm'),
    stay: t('profile.settings.leave.stay'),
  });

  const onChange: typeof change = (name, value) => {
    clearError();
    change(name, value);
  };
  const wrongName = changed.includes('nickName') ? nameProblem(values.nickName, brandName) : undefined;
  const isNameRefused = error !== undefined && NAME_CODES.includes(error.code);
  // What is too short may still grow; what is too long is so at once.
  const isShown = isChecked || nickNameLength(values.nickName) > NICK_NAME_MAX;
  const nameRefusal = isNameRefused ? error : isShown ? wrongName : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrongName) document.getElementById('nick-name')?.focus();
    else if (changed.length > 0) void submit();
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate data-testid="settings-form">
      <NameSection value={values.nickName} onChange={onChange} problem={nameRefusal && words(nameRefusal)} />
      <RegionSection values={values} languages={languages} onChange={onChange} />
      {children}
      {trade ? <SoundSection values={values} onChange={onChange} /> : null}
      {changed.length > 0 ? (
        <SaveBar
          names={names}
          problem={error && !isNameRefused ? words(error) : undefined}
          isBusy={isBusy}
          onDiscard={() => {
            clearError();
            setChecked(false);
            discard();
          }}
        />
      ) : null}
      {question}
    </form>
  );
}

/** What was changed on the page and is not saved yet. */
function useDraft(saved: Editable) {
  const [draft, setDraft] = useState<Draft>({});
  return {
    draft,
    values: { ...saved, ...draft },
    changed: changedNames(saved, draft),
    change: <Name extends EditableName>(name: Name, value: Editable[Name]) => setDraft((before) => ({ ...before, [name]: value })),
    discard: () => setDraft({}),
  };
}
