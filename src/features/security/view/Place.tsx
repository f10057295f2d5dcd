import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';

/** The country of an address, in words. */
export function Place({ country }: { country: string | null }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return country === null ? t('security.unknownPlace') : format.region(country);
}

export function PlaceAndAddress({ country, ip }: { country: string | null; ip: string }) {
  return (
    <>
      <Place country={country} /> · <bdi className="num">{ip}</bdi>
    </>
  );
}
