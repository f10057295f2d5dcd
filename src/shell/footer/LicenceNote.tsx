import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Link } from '@/src/ui/link/Link';
import { EuFlag } from './EuFlag';
import styles from './LicenceNote.module.css';

interface LicenceNoteProps {
  /** Within a text that it belongs to, and not in the footer. */
  isInText?: boolean;
}

/** Under whose licence a brand works, where that can be checked, and where to complain; only brands that have one. */
export function LicenceNote({ isInText }: LicenceNoteProps) {
  const { t } = useTranslation();
  const { licence, languages } = useSite();
  const locale = useLocale();
  const text = licence?.text[locale] ?? licence?.text.default;
  if (!licence || !text) return null;
  const register = localLink(licence.register, locale);
  const complaints = localLink(licence.complaints, locale);
  return (
    <div className={clsx(styles.licence, isInText && styles.inText)} data-testid="licence">
      <EuFlag label={t('shell.footer.europeanUnion')} />
      <p dir="auto" lang={licence.text[locale] === undefined ? languages[0]?.type : locale}>
        <LicenceText text={text} holder={licence.holder} />
      </p>
      {register || complaints ? (
        <ul className={styles.ways}>
          {register ? (
            <li>
              <Link href={register} className={styles.register}>
                {t('shell.footer.register')}
                <ExternalLink size={14} aria-hidden="true" />
              </Link>
            </li>
          ) : null}
          {complaints ? (
            <li>
              <Link href={complaints}>{t('shell.footer.complaints')}</Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}

/** The note; who holds the licence stands out in it. */
function LicenceText({ text, holder }: { text: string; holder: string | undefined }) {
  const at = holder ? text.indexOf(holder) : -1;
  if (!holder || at === -1) return <UnbrokenNumbers text={text} />;
  return (
    <>
      <UnbrokenNumbers text={text.slice(0, at)} />
      <b className={styles.holder}>{holder}</b>
      <UnbrokenNumbers text={text.slice(at + holder.length)} />
    </>
  );
}

const REGISTER_NUMBER = /(\S*\d[-/]\S+)/;

/** A register number is compared and copied: no line ends at its hyphen. */
function UnbrokenNumbers({ text }: { text: string }) {
  // Splitting by a pattern with a group gives words, number, words, and so on.
  return text.split(REGISTER_NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ),
  );
}
