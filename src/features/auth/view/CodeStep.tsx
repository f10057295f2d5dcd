import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { CodePurpose } from '../model/pendingCode';
import { useAuthLinks } from '../useAuthLinks';
import { usePendingCode } from '../usePendingCode';
import { AuthFrame } from './AuthFrame';
import { CodeForm } from './CodeForm';
import { CodeLead } from './CodeLead';

interface CodeStepProps {
  purpose: CodePurpose;
  title: string;
  back: { href: string; label: string };
  confirm: (ticket: string, code: string) => Promise<void>;
  submitLabel: string;
  /** Where to go in the end when nobody said so. */
  home?: string;
}

/** The code page of a login or a registration; without a code on its way it goes back to the form that asks for one. */
export function CodeStep({ purpose, title, back, confirm, submitLabel, home }: CodeStepProps) {
  const router = useRouter();
  const { returnUrl } = useAuthLinks(home);
  const [sent, setSent] = usePendingCode(purpose);
  const isMissing = sent === null;

  useEffect(() => {
    if (isMissing) void router.replace(back.href);
  }, [isMissing, back.href, router]);

  const onCode = async (code: string) => {
    if (!sent) return;
    await confirm(sent.ticket, code);
    await router.replace(returnUrl);
  };
  return (
    <AuthFrame title={title} back={back} lead={sent ? <CodeLead sent={sent} /> : null}>
      {sent ? <CodeForm purpose={purpose} sent={sent} onResent={setSent} onCode={onCode} submitLabel={submitLabel} /> : null}
    </AuthFrame>
  );
}
