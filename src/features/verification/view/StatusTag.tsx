import { Circle, CircleAlert, CircleCheck, CircleDotDashed, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { VerificationStatus } from '@/domain/verification/kinds';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';

const LOOKS: Record<VerificationStatus, { tone: TagTone; icon: LucideIcon }> = {
  NOT_STARTED: { tone: 'neutral', icon: Circle },
  IN_PROGRESS: { tone: 'neutral', icon: CircleDotDashed },
  IN_REVIEW: { tone: 'accent', icon: Clock3 },
  MORE_NEEDED: { tone: 'warning', icon: CircleAlert },
  REFUSED: { tone: 'error', icon: CircleX },
  VERIFIED: { tone: 'success', icon: CircleCheck },
};

/** How a verification stands, with a sign and a word. */
export function StatusTag({ status }: { status: VerificationStatus }) {
  const { t } = useTranslation('common');
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
      {t(`verification.status.${status}`)}
    </Tag>
  );
}
