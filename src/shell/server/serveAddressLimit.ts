import type { GetServerSideProps } from 'next';
import type { ShellPageProps } from '../page/pageProps';
import { servePage } from './servePage';

export interface AddressLimitProps extends ShellPageProps {
  address: string | null;
  time: string;
}

/** 2026-11-18 12:41:07 UTC: to be read out to support in any language. */
const utcText = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const shellProps = servePage();

/** The blocked-address page names the visitor's own address: it is made for one reader and kept by nobody. */
export const serveAddressLimit: GetServerSideProps<AddressLimitProps> = async (context) => {
  const result = await shellProps(context);
  if (!('props' in result)) return result;
  context.res.setHeader('Cache-Control', 'private, no-store');
  const forwarded = context.req.headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',', 1)[0]?.trim();
  const address = first || context.req.socket.remoteAddress || null;
  return { props: { ...(await result.props), address, time: utcText(new Date()) } };
};
