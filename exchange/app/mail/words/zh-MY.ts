import type { MailWords } from './mailWords';

export const zhMY: MailWords = {
  registerCode: {
    subject: '{code} 是您的 {brand} 注册验证码',
    title: '确认您的电子邮件',
    lead: '请在注册页面输入此验证码。{minutes} 分钟内有效，仅可使用一次。',
    notYou: '可能有人输错了地址。没有验证码就不会创建账户，您可以忽略这封邮件。',
    sms: '{code} 是您的 {brand} 注册验证码，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  loginCode: {
    subject: '{code} 是您的 {brand} 登录验证码',
    title: '您的登录验证码',
    lead: '请在登录页面输入。{minutes} 分钟内有效，仅可使用一次。',
    notYou: '有人知道您的密码。请立即设置新密码，所有设备都会退出登录。',
    sms: '{code} 是您的 {brand} 登录验证码，{minutes} 分钟内有效。不是您本人？请设置新密码。',
  },
  forgotCode: {
    subject: '{code} 是您的 {brand} 密码验证码',
    title: '设置新密码',
    lead: '请在申请新密码的页面输入此验证码。{minutes} 分钟内有效，仅可使用一次。',
    notYou: '没有验证码，您的密码不会改变，您可以忽略这封邮件。',
    sms: '{code} 是您设置 {brand} 新密码的验证码，{minutes} 分钟内有效。不是您本人？请忽略。',
  },
  alreadyRegistered: {
    subject: '您已有 {brand} 账户',
    title: '您已有账户',
    lead: '有人尝试用此地址注册，但它已有账户：请用您的密码登录，忘记密码则可设置新密码。',
    notYou: '您的账户没有任何更改，您可以忽略这封邮件。',
    sms: '此号码已有 {brand} 账户。请登录，忘记密码则可设置新密码。',
  },
  passwordChanged: {
    subject: '您的 {brand} 密码已更改',
    title: '您的密码已更改',
    lead: '所有设备都已退出登录。请用新密码登录。',
    notYou: '有人能读取您的消息。请先保护您的邮箱，再设置新密码。',
    sms: '您的 {brand} 密码已更改，所有设备都已退出登录。不是您本人？请设置新密码。',
  },
  notYouTitle: '不是您本人？',
  notYouButton: '这不是我',
  device: '设备',
  address: 'IP 地址',
  time: '时间',
  neverAsk: '我们绝不会索取验证码、密码或加密货币。',
  whyThisMail: '这封邮件关系到您的账户安全，因此无法关闭。',
};
