import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { type OwnPlan, useEarnCoin } from '@/src/api/queries/earn';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { createPath } from '../model/createPath';
import { addRefusal } from '../model/ownPlanRules';
import { useNow } from '../useNow';
import styles from './Earn.module.css';

/** The way to put more into a running plan; where nothing more goes in, why. */
export function AddFundsLink({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const now = useNow();
  const { data, error } = useEarnCoin(plan.coinSymbol);
  const reason = data && now !== undefined ? addRefusal(plan, data.plans, now) : undefined;
  if (reason) return <p className={styles.quiet}>{words({ code: codes[reason].code, msg: codes[reason].key })}</p>;
  // Where the offers do not come, the page it leads to asks for them again.
  if (!data && !error) return null;
  const { coinSymbol: coin, planType, planId, applyId } = plan;
  return <ButtonLink href={createPath({ coin, planType, planId, addFund: applyId })}>{t('earn.addFunds')}</ButtonLink>;
}
