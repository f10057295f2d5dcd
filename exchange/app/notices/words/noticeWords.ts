import type { NoticeTopic, SecurityTopic } from '@/domain/notices/topics';

/** What is told of money; what protects the account has the words of its mail, and an announcement brings its own. */
export type MoneyTopic = Exclude<NoticeTopic, SecurityTopic | 'announcement'>;

/** The words of one language for mails and web push. `{brand}` and what a notice carries are filled in. */
export interface NoticeWords extends Record<MoneyTopic, { title: string; body: string }> {
  /** `{side}` of an order. */
  bought: string;
  sold: string;
  /** A button that leads to the product. */
  open: string;
  whyThisMail: string;
  /** A link that ends mails of this kind. */
  unsubscribe: string;
}
