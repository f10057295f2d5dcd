import { Snowflake } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { useOffers } from '@/src/brand/offers';
import { useSite } from '@/src/brand/SiteContext';
import { useSupport } from '@/src/brand/useSupport';
import { pathTo } from '@/src/config/matchRoute';
import { unbroken, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { Banner } from '@/src/ui/views/Banner';

/** Under the header of every page while the account is frozen: since when, by whom, and what can be done. */
export function StandingBar() {
  const { t } = useTranslation();
  const router = useRouter();
  const format = useFormat();
  const { site } = useSite();
  const textOf = useFrozenText();
  const user = useAppSelector((state) => state.profile.userInfo);
  const reason = user && whyNot('TRADE', standingOf(user), PLAIN_GROUND, 0);
  if (reason?.kind !== 'frozen' && reason?.kind !== 'selfFrozen') return null;
  const security = pathTo('profileSecurity');
  const isOwn = reason.kind === 'selfFrozen' && router.pathname !== security;
  return (
    <div data-testid="standing-bar">
      <Banner
        tone="warning"
        icon={<Snowflake size={16} aria-hidden="true" />}
        title={t(`shell.standing.${reason.kind}`, { time: unbroken(format.moment(reason.since)), brand: site.name })}
        action={isOwn ? { label: t('shell.standing.endFreeze'), onClick: () => void router.push(security) } : undefined}
      >
        {textOf(reason.kind)}
      </Banner>
    </div>
  );
}

/** What can be done with a frozen account here, by who froze it and who there is to write to. */
function useFrozenText(): (kind: 'frozen' | 'selfFrozen') => string {
  const { t } = useTranslation();
  const { trade } = useOffers();
  const support = useSupport();
  return (kind) => {
    if (kind === 'selfFrozen') return t(trade ? 'shell.standing.selfFrozenText' : 'shell.standing.selfFrozenTextWithoutTrade');
    if (support.isThere) return t(trade ? 'shell.standing.frozenText' : 'shell.standing.frozenTextWithoutTrade');
    return t(trade ? 'shell.standing.frozenTextAlone' : 'shell.standing.frozenTextAloneWithoutTrade');
  };
}
