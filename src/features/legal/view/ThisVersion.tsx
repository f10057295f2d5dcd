import { Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { type LegalDocument, noonOf } from '../model/legalDocument';
import styles from './ThisVersion.module.css';

/** Which version this is, how long it takes, and a way to keep it. */
export function ThisVersion({ version, inForce, minutes }: Pick<LegalDocument, 'version' | 'inForce' | 'minutes'>) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <aside className={styles.version} aria-labelledby="this-version">
      <h2 id="this-version">{t('legal.thisVersion')}</h2>
      <dl>
        <Fact name={t('legal.inForce')}>
          <bdi className="num">{format.date(noonOf(inForce))}</bdi>
        </Fact>
        <Fact name={t('legal.version')}>
          <bdi className="num">{version}</bdi>
        </Fact>
        <Fact name={t('legal.length')}>{t('legal.minutes', { count: minutes })}</Fact>
      </dl>
      <Button variant="border" size="small" block onClick={() => window.print()} startIcon={<Printer size={14} aria-hidden="true" />}>
        {t('legal.print')}
      </Button>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
