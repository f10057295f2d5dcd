import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useLocale } from '@/src/i18n/useLocale';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { Link } from '@/src/ui/link/Link';
import styles from './AuthFrame.module.css';
import termsStyles from './TermsCheckbox.module.css';

interface TermsCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error: string | undefined;
}

/** Age and terms. The texts are links where the brand has them, plain words where it has not. */
export function TermsCheckbox({ isChecked, onChange, error }: TermsCheckboxProps) {
  const { t } = useTranslation('common');
  const { links } = useSite();
  const locale = useLocale();
  const errorId = useId();
  const linkOr = (urls: Record<string, string> | undefined) => (words: string) => {
    const href = localLink(urls, locale);
    return href ? (
      <Link href={href} className={styles.accent} target="_blank">
        {words}
      </Link>
    ) : (
      words
    );
  };
  const label = (
    <TaggedWords
      text={t('auth.register.terms')}
      tags={{ terms: linkOr(links.footer.termsOfService), privacy: linkOr(links.footer.privacyPolicy) }}
    />
  );
  return (
    <div>
      <Checkbox
        name="terms"
        className={termsStyles.terms}
        label={label}
        checked={isChecked}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <div className={termsStyles.message}>
        <FieldMessage id={errorId} error={error} />
      </div>
    </div>
  );
}
