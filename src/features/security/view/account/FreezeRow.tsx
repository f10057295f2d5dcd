import { Snowflake } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { fetchUserInfo } from '@/src/api/calls/user';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useOffers } from '@/src/brand/offers';
import { unbroken, useFormat } from '@/src/format';
import { pageAccount } from '@/src/lib/pageAccount';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { userInfoLoaded } from '@/src/state/profileSlice';
import { Tag } from '@/src/ui/choice/Tag';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { useWhyNot } from '../../useWhyNot';

const FreezeDialog = dynamic(() => import('./FreezeDialog').then(({ FreezeDialog }) => FreezeDialog), { ssr: false });
const UnfreezeDialog = dynamic(() => import('./UnfreezeDialog').then(({ UnfreezeDialog }) => UnfreezeDialog), { ssr: false });

/** Freezes the account, or ends the owner's freeze. */
export function FreezeRow() {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const format = useFormat();
  const frozenAt = useAppSelector((state) => state.profile.userInfo?.standing?.selfFrozenAt ?? null);
  const [isOpen, setOpen] = useState(false);
  const changed = useStandingChange();
  const close = () => setOpen(false);
  const isFrozen = frozenAt !== null;
  const whyNot = useWhyNot('FREEZE');
  return (
    <>
      <SettingRow
        icon={Snowflake}
        title={t('security.freeze.title')}
        text={
          isFrozen
            ? t('security.freeze.since', { time: unbroken(format.moment(frozenAt)) })
            : t(trade ? 'security.freeze.text' : 'security.freeze.textWithoutTrade')
        }
        state={isFrozen ? <Tag tone="warning">{t('security.on')}</Tag> : undefined}
        action={{
          label: t(isFrozen ? 'security.unfreeze.title' : 'security.freeze.action'),
          onPress: () => setOpen(true),
          isPrimary: isFrozen,
          whyNot: isFrozen ? undefined : whyNot,
        }}
      />
      {isOpen && isFrozen ? <UnfreezeDialog onClose={close} onUnfrozen={() => changed('accountUnfreezeConfirm')} /> : null}
      {isOpen && !isFrozen ? <FreezeDialog onClose={close} onFrozen={() => changed('accountFreeze')} /> : null}
    </>
  );
}

/** After the account was frozen or freed: everything that shows it is read again, the bar over every page too. */
function useStandingChange(): (act: 'accountFreeze' | 'accountUnfreezeConfirm') => void {
  const readAfter = useReadAfter();
  const dispatch = useAppDispatch();
  return useCallback(
    (act) => {
      void fetchUserInfo().then((user) => {
        // Whom another tab has signed in meanwhile is for the shell to meet.
        if (user && (pageAccount() ?? user.id) === user.id) dispatch(userInfoLoaded(user));
      });
      void readAfter(act);
    },
    [readAfter, dispatch],
  );
}
