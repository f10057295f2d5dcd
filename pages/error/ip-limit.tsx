import { AddressLimitScreen } from '@/src/shell';
import { type AddressLimitProps, serveAddressLimit } from '@/src/shell/server';

export default function AddressLimitPage({ address, time }: AddressLimitProps) {
  return <AddressLimitScreen address={address ?? undefined} time={time} />;
}

export const getServerSideProps = serveAddressLimit;
