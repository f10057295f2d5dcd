import { useTranslation } from 'next-i18next/pages';
import type { TodoKind } from '@/domain/account/todos';
import { useOffers } from '@/src/brand/offers';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { TODO_LOOKS, todoHref, todoWords } from '../model/todoRows';

interface TodoActProps {
  kind: TodoKind;
  /** The one that is recommended now. */
  isNext: boolean;
  recoveryCodesLeft: number;
}

/** A todo, what it is good for, and where it is done. */
export function TodoAct({ kind, isNext, recoveryCodesLeft }: TodoActProps) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { text } = todoWords(kind, useOffers());
  const href = todoHref(kind);
  return (
    <SettingRow
      icon={TODO_LOOKS[kind].icon}
      title={t(`profile.todos.kinds.${kind}.title`)}
      text={t(`profile.todos.kinds.${kind}.${text}`, { left: recoveryCodesLeft })}
      action={{
        label: t(`profile.todos.kinds.${kind}.act`),
        isPrimary: isNext,
        ...(href === undefined ? { onPress: () => dispatch(dialogOpened('practiceClaim')) } : { href }),
      }}
    />
  );
}
