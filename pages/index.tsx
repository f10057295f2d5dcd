import { redirectHome } from '@/src/shell/server';

/** Redirects on the server; nothing of it is ever shown. */
export default function HomePage() {
  return null;
}

export const getServerSideProps = redirectHome;
