import clsx from 'clsx';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useHasToken } from '@/src/lib/useHasToken';
import { StandingBar } from '../account/StandingBar';
import { ConnectionBar } from '../connection/ConnectionBar';
import { Footer } from '../footer/Footer';
import { RouteGuard } from '../guard/RouteGuard';
import { BareHeader } from '../header/BareHeader';
import { Header } from '../header/Header';
import { forcedThemeOf } from '../page/forcedTheme';
import { ProfileFrame } from '../profile/ProfileFrame';
import { WalletFrame } from '../wallet/WalletFrame';
import styles from './Layout.module.css';
import { pageFrameOf } from './pageFrame';
import { MAIN_ID, SkipLink } from './SkipLink';
import { useDirection } from './useDirection';
import { useLoadOnFirstAct } from './useLoadOnFirstAct';

interface LayoutProps {
  page: { displayName?: string };
  /** Of a page that is a message about its own failure. */
  statusCode?: number;
  isSignedIn: boolean;
  children: ReactNode;
}

const FRAMES = { profile: ProfileFrame, wallet: WalletFrame };

/** Header, page and footer, as much of it as the page asks for. */
export function Layout({ page, statusCode, isSignedIn, children }: LayoutProps) {
  const { pathname, locale, query } = useRouter();
  const { header, hasFooter, hasArt, hasPhoneBar, side } = pageFrameOf(page, statusCode, query);
  const hasToken = useHasToken(isSignedIn);
  const Frame = side && FRAMES[side];
  const isHome = forcedThemeOf(pathname) !== undefined;
  useDirection(locale);
  useLoadOnFirstAct();

  return (
    <div className={clsx(styles.frame, isHome && styles.home, header === 'page' && styles.page, hasPhoneBar && styles.ownBar)}>
      <SkipLink />
      {header === 'bare' ? null : <Header look={header} isSignedIn={isSignedIn} />}
      <ConnectionBar />
      <StandingBar />
      {header === 'bare' ? (
        <div className={styles.overPage}>
          <BareHeader isHalf={hasArt} />
        </div>
      ) : null}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <RouteGuard isSignedIn={isSignedIn}>{Frame && hasToken ? <Frame>{children}</Frame> : children}</RouteGuard>
      </main>
      {hasFooter && <Footer />}
    </div>
  );
}
