import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { tradedPairs } from '@/src/brand/shownPairs';
import { usePairPath } from '@/src/brand/usePairPath';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Dialog } from '@/src/ui/overlay/Dialog';

interface DetailDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  coin: string;
  children: ReactNode;
}

/** A row's details where no column beside the list has room for them, and where to go from there. */
export function DetailDialog({ open, onClose, title, coin, children }: DetailDialogProps) {
  const { t } = useTranslation('common');
  const listing = useListing();
  const pathOf = usePairPath();
  const [pair] = tradedPairs(listing).find(([, { base }]) => base === coin) ?? [];
  const tradePath = pair === undefined ? undefined : pathOf(pair);
  return (
    <Dialog
      {...{ open, onClose, title }}
      stretchActions
      actions={
        <>
          <ButtonLink variant="border" size="large" href={pathTo('profileHelp')}>
            {t('history.getHelp')}
          </ButtonLink>
          {tradePath === undefined ? null : (
            <ButtonLink variant="tertiary" size="large" href={tradePath}>
              {t('history.trade', { coin })}
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
