import type { NextPageContext } from 'next';
import { ErrorScreen, lastPage, type ShellPageProps } from '@/src/shell';

export default function ErrorPage({ statusCode }: Partial<ShellPageProps>) {
  return <ErrorScreen statusCode={statusCode} />;
}

ErrorPage.getInitialProps = async (context: NextPageContext): Promise<Partial<ShellPageProps>> => {
  // In the browser the page that broke has brought its words and its brand already, and the file system is not there.
  if (typeof window !== 'undefined') return { ...lastPage(), statusCode: context.err?.statusCode ?? 500 };
  const { errorPageProps } = await import('@/src/shell/server');
  return errorPageProps(context);
};
