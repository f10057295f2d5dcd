import { RotateCw, Unplug } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { StateView, type StateViewProps } from './StateView';

interface ErrorViewProps extends Partial<Pick<StateViewProps, 'icon' | 'title' | 'compact'>> {
  /** All that the page is for: there are no other parts that work. */
  whole?: boolean;
  /** Why, when it is known. */
  text?: ReactNode;
  onRetry?: () => void;
  /** The next try is under way. */
  retrying?: boolean;
}

/** A part failed, alone or as all of the page: says what and offers another try. */
export function ErrorView({ icon = Unplug, title, text, whole, compact, onRetry, retrying }: ErrorViewProps) {
  const { t } = useTranslation('common');
  const retry = onRetry ? (
    <Button variant="tertiary" size="small" loading={retrying} startIcon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
      {t('ui.error.retry')}
    </Button>
  ) : undefined;
  return (
    <StateView
      icon={icon}
      title={title ?? t('ui.error.title')}
      text={text ?? t(whole ? 'ui.error.whole' : 'ui.error.text')}
      action={retry}
      compact={compact}
      role="alert"
    />
  );
}
