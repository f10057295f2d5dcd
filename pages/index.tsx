import { type HomeData, HomeScreen } from '@/src/features/home';
import { loadHome } from '@/src/features/home/server';
import { homeWords } from '@/src/features/home/words';
import { PageHead, type ShellPageProps } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function HomePage({ initial, isSignedIn, site }: ShellPageProps & { initial: HomeData }) {
  return (
    <>
      <PageHead titleKey={site.supportSpot ? 'shell.titles.home' : 'shell.titles.homeWithoutSpot'} />
      <HomeScreen initial={initial} isSignedIn={isSignedIn} />
    </>
  );
}
HomePage.displayName = 'HomePage';

export const getServerSideProps = servePage({ hasListing: true, words: homeWords, load: loadHome });
