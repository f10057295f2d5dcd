import type { CallData } from '@/contract/calls';

/** Whether a login asks for more than password and code. */
export const hasSecondFactor = (state: Pick<CallData<'securityState'>, 'authenticatorBoundAt' | 'passkeys'> | undefined): boolean =>
  state !== undefined && (state.authenticatorBoundAt !== null || state.passkeys > 0);
