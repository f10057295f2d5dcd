import { BookUser } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useAddressBook } from '@/src/api/queries/withdrawals';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Tag } from '@/src/ui/choice/Tag';
import { SettingRow } from '@/src/ui/section/SettingRow';

/** Where coins may be sent, on the security page, and the way to it. Nothing where nothing is sent. */
export function AddressBookRow() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { withdraw } = useOffers();
  const { data: book } = useAddressBook(useHasToken(true) && withdraw);
  if (!withdraw) return null;
  const saved = book?.addresses.length;
  return (
    <SettingRow
      icon={BookUser}
      title={t('send.book.title')}
      text={saved ? t('send.book.count', { n: format.amount(String(saved)) }) : t('send.book.lead')}
      state={book?.savedOnly.isOn ? <Tag tone="success">{t('send.book.only')}</Tag> : undefined}
      action={{ label: t('security.passkeys.manage'), href: pathTo('profileAddressBook') }}
    />
  );
}
