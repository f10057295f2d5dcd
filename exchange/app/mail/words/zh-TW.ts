import type { MailWords } from './mailWords';

export const zhTW: MailWords = {
  registerCode: {
    subject: '{code} 是您的 {brand} 註冊驗證碼',
    title: '確認您的電子郵件',
    lead: '請在註冊頁面輸入此驗證碼。{minutes} 分鐘內有效，僅可使用一次。',
    notYou: '可能有人輸錯了地址。沒有驗證碼就不會建立帳戶，您可以忽略這封郵件。',
    sms: '{code} 是您的 {brand} 註冊驗證碼，{minutes} 分鐘內有效。請勿告訴任何人。',
  },
  loginCode: {
    subject: '{code} 是您的 {brand} 登入驗證碼',
    title: '您的登入驗證碼',
    lead: '請在登入頁面輸入。{minutes} 分鐘內有效，僅可使用一次。',
    notYou: '有人知道您的密碼。請立即設定新密碼，所有裝置都會登出。',
    sms: '{code} 是您的 {brand} 登入驗證碼，{minutes} 分鐘內有效。不是您本人？請設定新密碼。',
  },
  forgotCode: {
    subject: '{code} 是您的 {brand} 密碼驗證碼',
    title: '設定新密碼',
    lead: '請在申請新密碼的頁面輸入此驗證碼。{minutes} 分鐘內有效，僅可使用一次。',
    notYou: '沒有驗證碼，您的密碼不會改變，您可以忽略這封郵件。',
    sms: '{code} 是您設定 {brand} 新密碼的驗證碼，{minutes} 分鐘內有效。不是您本人？請忽略。',
  },
  alreadyRegistered: {
    subject: '您已有 {brand} 帳戶',
    title: '您已有帳戶',
    lead: '有人嘗試用此地址註冊，但它已有帳戶：請用您的密碼登入，忘記密碼則可設定新密碼。',
    notYou: '您的帳戶沒有任何變更，您可以忽略這封郵件。',
    sms: '此號碼已有 {brand} 帳戶。請登入，忘記密碼則可設定新密碼。',
  },
  passwordChanged: {
    subject: '您的 {brand} 密碼已變更',
    title: '您的密碼已變更',
    lead: '所有裝置都已登出。請用新密碼登入。',
    notYou: '有人能讀取您的訊息。請先保護您的信箱，再設定新密碼。',
    sms: '您的 {brand} 密碼已變更，所有裝置都已登出。不是您本人？請設定新密碼。',
  },
  notYouTitle: '不是您本人？',
  notYouButton: '這不是我',
  device: '裝置',
  address: 'IP 位址',
  time: '時間',
  neverAsk: '我們絕不會索取驗證碼、密碼或加密貨幣。',
  whyThisMail: '這封郵件關係到您的帳戶安全，因此無法關閉。',
};
