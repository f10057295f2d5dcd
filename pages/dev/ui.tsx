import type { GetServerSideProps } from 'next';
import { isWorkshopOpen } from '@/src/config/env';
import { Workshop } from '@/src/features/workshop';
import { workshopWords } from '@/src/features/workshop/words';
import { servePage } from '@/src/shell/server';

export default function UiWorkshopPage() {
  return <Workshop />;
}
UiWorkshopPage.displayName = 'UiWorkshopPage';

const workshopProps = servePage({ words: workshopWords });

/** For people who build the product; everybody else gets the not-found page. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  if (!isWorkshopOpen()) return { notFound: true };
  return workshopProps(context);
};
