import { useTranslation } from 'next-i18next/pages';
import { useSWRConfig } from 'swr';
import type { Preferences } from '@/contract/preferences';
import { savePreferences } from '@/src/api/calls/preferences';
import { useSubmit } from '@/src/api/useSubmit';
import { formatList } from '@/src/format';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';
import { showToast } from '@/src/ui/toast/showToast';
import { accountChanges, type Draft, type Editable } from './model/draft';

interface Saving {
  account: Preferences;
  saved: Editable;
  draft: Draft;
  onSaved: () => void;
  onLanguage: (language: string) => Promise<void>;
}

/** Saves the draft: what is the account's in one call, then the language, which leads to the page in other words. */
export function useSaveSettings({ account, saved, draft, onSaved, onLanguage }: Saving) {
  const { t } = useTranslation('common');
  const { mutate } = useSWRConfig();
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.profile.userInfo);
  return useSubmit(async () => {
    const changes = accountChanges(saved, draft);
    const { language } = draft;
    let overwritten: readonly string[] = [];
    if (changes) {
      const answer = await savePreferences({ version: account.version, changes });
      overwritten = answer.overwritten;
      if (user && changes.nickName !== undefined) dispatch(userInfoLoaded({ ...user, nickName: answer.preferences.nickName }));
      await mutate(['preferences', {}], answer.preferences, { revalidate: false });
    }
    onSaved();
    if (overwritten.length > 0) {
      const names = formatList(
        overwritten.map((name) => t(`profile.settings.names.${name}`)),
        saved.language,
      );
      showToast({ type: 'warning', content: t('profile.settings.overwritten', { names }) });
    } else showToast({ type: 'success', content: t('profile.settings.saved') });
    if (language !== undefined && language !== saved.language) await onLanguage(language);
  });
}
