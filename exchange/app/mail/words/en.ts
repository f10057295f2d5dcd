import type { MailWords } from './mailWords';

export const en: MailWords = {
  registerCode: {
    subject: '{code} is your {brand} registration code',
    title: 'Confirm your email',
    lead: 'Type this code where you are registering. It is valid for {minutes} minutes and works once.',
    notYou: 'Somebody may have mistyped their address. Without the code no account is made: you can ignore this mail.',
    sms: '{code} is your {brand} registration code. Valid for {minutes} minutes. Give it to nobody.',
  },
  loginCode: {
    subject: '{code} is your {brand} login code',
    title: 'Your login code',
    lead: 'Type it where you are logging in. It is valid for {minutes} minutes and works once.',
    notYou: 'Somebody knows your password. Set a new one now; it logs out every device.',
    sms: '{code} is your {brand} login code. Valid for {minutes} minutes. Not you? Set a new password.',
  },
  forgotCode: {
    subject: '{code} is your {brand} password code',
    title: 'Set a new password',
    lead: 'Type this code where you asked for a new password. It is valid for {minutes} minutes and works once.',
    notYou: 'Without the code your password stays as it is: you can ignore this mail.',
    sms: '{code} is your {brand} code for a new password. Valid for {minutes} minutes. Not you? Ignore it.',
  },
  alreadyRegistered: {
    subject: 'You already have a {brand} account',
    title: 'You already have an account',
    lead: 'Somebody tried to register with this address. It has an account: log in with your password, or set a new one if you forgot it.',
    notYou: 'Your account has not changed: you can ignore this mail.',
    sms: 'You already have a {brand} account with this number. Log in, or set a new password if you forgot it.',
  },
  passwordChanged: {
    subject: 'Your {brand} password was changed',
    title: 'Your password was changed',
    lead: 'Every device was logged out. Log in with the new password.',
    notYou: 'Somebody can read your messages. Secure your mail account first, then set a new password.',
    sms: 'Your {brand} password was changed and every device was logged out. Not you? Set a new password.',
  },
  notYouTitle: 'Not you?',
  notYouButton: 'This was not me',
  device: 'Device',
  address: 'IP address',
  time: 'Time',
  neverAsk: 'We never ask for codes, passwords or coins.',
  whyThisMail: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
};
