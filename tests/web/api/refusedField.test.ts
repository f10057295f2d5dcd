import { type CodeName, codes } from '@/contract/codes';
import { type RefusedField, refusedField } from '@/src/api/refusedField';

it.each<[CodeName, RefusedField | undefined]>([
  ['emailInvalid', 'identity'],
  ['phoneInvalid', 'identity'],
  ['credentialsInvalid', 'currentPassword'],
  ['passwordWeak', 'newPassword'],
  ['passwordSame', 'newPassword'],
  ['passwordKnown', 'newPassword'],
  ['referralInvalid', 'referralCode'],
  ['termsNotAccepted', 'terms'],
  ['codeInvalid', 'code'],
  ['codeExpired', 'code'],
  ['authenticatorInvalid', 'factor'],
  // Of the form as a whole.
  ['unavailable', undefined],
])('what is refused with %s stands at its field: %s', (name, field) => {
  expect(refusedField({ code: codes[name].code })).toBe(field);
});
