import type { CallData } from '@/contract/calls';

/** An account that nothing but its password protects. */
export const unprotected: CallData<'securityState'> = {
  passwordChangedAt: null,
  sendingHeldUntil: null,
  antiPhishingWord: null,
  authenticatorBoundAt: null,
  passkeys: 0,
  methods: [],
  isPasskeyLoginOn: true,
  recoveryCodesLeft: 0,
};

/** No address is saved, and coins may be sent anywhere. */
export const emptyBook: CallData<'addressBook'> = { savedOnly: { isOn: false, endsAt: null }, addresses: [] };
