import { endpoints } from '@/contract/endpoints';
import { linkToCall } from '../linkToCall';
import { type BrandLook, pagesIn } from '../mail/brandLook';
import { mailHtml } from '../mail/mailHtml';
import { mailText } from '../mail/mailText';
import { mailLanguageOf, mailWordsOf } from '../mail/words/words';
import type { Message } from '../ports/mailer';
import type { Recipient } from './model';
import { type NoticeContent, noticeText } from './noticeText';
import { noticeWordsOf } from './words/words';

interface NoticeMailFacts {
  id: string;
  recipient: Recipient & { email: string };
  look: BrandLook;
  /** Ends mails of this kind. */
  unsubscribeToken: string;
}

const PAGE = '/profile/notification';
const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** A notice as a mail: nobody has to be afraid of it, so it says nothing of "not you", and it can be ended. */
export function noticeMail({ id, recipient, look, unsubscribeToken }: NoticeMailFacts, notice: NoticeContent): Message {
  const language = mailLanguageOf(recipient.language);
  const [words, own] = [mailWordsOf(language), noticeWordsOf(language)];
  const { title, body } = noticeText(language, look.name, notice);
  const { origin } = look;
  const pages = pagesIn(look, language);
  const content = {
    language,
    look,
    word: recipient.antiPhishing ? { label: words.yourWord, text: recipient.antiPhishing } : undefined,
    subject: `${look.name}: ${title}`,
    title,
    lead: body,
    code: undefined,
    rows: [],
    footer: [words.neverAsk, own.whyThisMail],
    ...(pages !== undefined && {
      open: { label: own.open.replace('{brand}', look.name), link: `${pages}${PAGE}` },
      // Behind the # no server and no log sees the token.
      unsubscribe: { label: own.unsubscribe, link: `${pages}${UNSUBSCRIBE_PAGE}#${unsubscribeToken}` },
    }),
  };
  return {
    id,
    to: recipient.email,
    channel: 'email',
    brand: recipient.brand,
    brandName: look.name,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    ...(origin !== undefined && { unsubscribeUrl: `${origin}${linkToCall(endpoints.unsubscribe.path, { token: unsubscribeToken })}` }),
  };
}
