import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { CodeSent } from '@/contract/auth';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import type { CodePurpose } from '../model/pendingCode';
import { useAuthLinks } from '../useAuthLinks';
import { usePendingCode } from '../usePendingCode';
import { AuthFrame } from './AuthFrame';
import { CodeForm } from './CodeForm';

interface CodeStepProps {
  purpose: CodePurpose;
  title: string;
  back: { href: string; label: string };
  /** False while it is not known whether this is the step: nobody is sent back. */
  isReady?: boolean;
  /** Whether that was the last step: then one is led on. */
  confirm: (sent: CodeSent, code: string) => Promise<boolean>;
  submitLabel: string;
  /** Where to go in the end when nobody said so. */
  home?: string;
}

/** The code page of a login or a registration; without a code on its way it goes back to the form that asks for one. */
export function CodeStep({ purpose, title, back, confirm, isReady = true, submitLabel, home }: CodeStepProps) {
  const router = useRouter();
  const { returnUrl } = useAuthLinks(home);
  const [sent, setSent] = usePendingCode(purpose);
  const isMissing = isReady && sent === null;

  useEffect(() => {
    if (isMissing) void router.replace(back.href);
  }, [isMissing, back.href, router]);

  const onCode = async (code: string) => {
    if (!sent) return;
    if (await confirm(sent, code)) await router.replace(returnUrl);
  };
  return (
    <AuthFrame title={title} back={back} lead={sent ? <CodeLead sent={sent} /> : null}>
      {sent ? <CodeForm purpose={purpose} sent={sent} onResent={setSent} onCode={onCode} submitLabel={submitLabel} /> : null}
    </AuthFrame>
  );
}
