import { AddressLimitScreen } from '@/src/shell';
import { type AddressLimitProps, serveAddressLimit } from '@/src/shell/server';

export default function AddressLimitPage({ address, country, time, reference }: AddressLimitProps) {
  return <AddressLimitScreen address={address ?? undefined} country={country ?? undefined} time={time} reference={reference} />;
}

export const getServerSideProps = serveAddressLimit;
