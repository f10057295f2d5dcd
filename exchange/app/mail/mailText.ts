import type { MailContent } from './mailContent';

/** The text of a mail, beside its HTML: the same words in the same order. */
export function mailText({ look, word, title, lead, code, rows, open, notYou, footer, unsubscribe }: MailContent): string {
  const link = (label: string, url: string) => `${label}: ${url}`;
  const parts = [
    word ? `${look.name} · ${word.label}: ${word.text}` : look.name,
    title,
    lead,
    code ?? '',
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    open ? link(open.label, open.link) : '',
    notYou ? [`${notYou.title} ${notYou.text}`, ...(notYou.link ? [link(notYou.button, notYou.link)] : [])].join('\n') : '',
    footer.join(' '),
    unsubscribe ? link(unsubscribe.label, unsubscribe.link) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
