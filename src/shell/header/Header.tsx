import clsx from 'clsx';
import { useSite } from '@/src/brand/SiteContext';
import { PracticeMark } from '@/src/features/claims';
import { useHasToken } from '@/src/lib/useHasToken';
import type { HeaderLook } from '../layout/pageFrame';
import { AccountActions } from './AccountActions';
import { BrandLink } from './BrandLink';
import styles from './Header.module.css';
import { MainNav } from './MainNav';
import { HeaderMenuGap, menuGapOf } from './menuGap';
import { VisitorActions } from './VisitorActions';

interface HeaderProps {
  look: Exclude<HeaderLook, 'bare'>;
  isSignedIn: boolean;
}

/** 64 px high, 52 over the terminal, 56 on mobile. */
export function Header({ look, isSignedIn }: HeaderProps) {
  const { practice } = useSite();
  const hasToken = useHasToken(isSignedIn);
  return (
    <header className={clsx(styles.header, look === 'terminal' && styles.terminal)} data-testid="header">
      <div className={styles.inner}>
        <div className={styles.start}>
          <BrandLink />
          {practice && <PracticeMark />}
        </div>
        <MainNav />
        <HeaderMenuGap value={menuGapOf(look)}>
          <div className={styles.end}>{hasToken ? <AccountActions /> : <VisitorActions />}</div>
        </HeaderMenuGap>
      </div>
    </header>
  );
}
