import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { usePreferences } from '@/src/api/queries/preferences';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { LanguageChoice } from '../model/languageChoice';
import { AppearanceSection } from '../view/AppearanceSection';
import styles from '../view/Settings.module.css';
import { SettingsForm } from '../view/SettingsForm';

const SECTIONS = ['profile', 'region', 'look', 'sounds'];

/** The sections before what they show has been read, as high as they will be: what follows them on the page stays where it is. */
function SettingsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true" data-testid="settings-loading">
      {SECTIONS.map((section) => (
        <Skeleton key={section} height={`var(--${section})`} />
      ))}
    </div>
  );
}

interface SettingsScreenProps extends LanguageChoice {
  /** Parts of the page that other areas bring. */
  children?: ReactNode;
}

/** What a user chooses for all of the product: name, language, currency, clock, look and sounds. */
export function SettingsScreen({ children, ...languages }: SettingsScreenProps) {
  const { t } = useTranslation('common');
  const { data, error, mutate } = usePreferences(useHasToken(true));
  return (
    <>
      <PageTitle title={t('profile.settings.title')} />
      {data ? (
        <SettingsForm account={data} {...languages}>
          <AppearanceSection />
        </SettingsForm>
      ) : error ? (
        <ErrorView onRetry={() => void mutate()} />
      ) : (
        <SettingsSkeleton />
      )}
      {children}
    </>
  );
}
