import { escapeHtml } from './escapeHtml';
import type { MailContent } from './mailContent';

// Mail programs understand little: tables, inline styles in the light theme, and where they can a media query for the dark one.
// Colours are those of the design's tokens; the accent is the brand's.

const FONT = "Poppins,'IBM Plex Sans','Segoe UI',Roboto,Arial,sans-serif";
const FONT_AR = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif";
const FONT_NUM = "'IBM Plex Sans Arabic','IBM Plex Sans','Roboto Mono',monospace";

const darkStyle = (fill: string, contrast: string) => `
@media (prefers-color-scheme: dark) {
  .canvas { background: #0A0C0E !important }
  .card { background: #101316 !important; border-color: #1E2328 !important }
  .line { border-color: #1E2328 !important }
  .strong { border-color: #333B43 !important }
  .text { color: #EEF1F3 !important }
  .mut { color: #B1B9C0 !important }
  .dim { color: #8E979F !important }
  .code { background: #171B1F !important; color: #EEF1F3 !important }
  .foot { background: #0A0C0E !important }
  .mark { background: ${fill} !important; color: ${contrast} !important }
}
@media (max-width: 640px) { .pad { padding-left: 20px !important; padding-right: 20px !important } }`;

const wordCell = ({ label, text }: NonNullable<MailContent['word']>) =>
  `<td align="right" style="text-align:end;font-size:12px;line-height:18px"><span class="dim" style="color:#5B656E">${escapeHtml(label)}</span> <b class="text" style="font-size:13px;font-weight:500;color:#0D1114"><bdi>${escapeHtml(text)}</bdi></b></td>`;

function header({ look, word }: MailContent): string {
  const { fill, contrast } = look.accent.light;
  const initial = escapeHtml([...look.name][0] ?? '');
  return `<tr><td class="pad line" style="padding:20px 32px;border-bottom:1px solid #E1E6E9">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>
<td class="mark" width="24" height="24" align="center" style="background:${fill};color:${contrast};border-radius:6px;font-size:14px;line-height:24px;font-weight:600">${initial}</td>
<td class="text" style="padding:0 10px;font-size:18px;line-height:26px;font-weight:600;color:#0D1114">${escapeHtml(look.name)}</td>${word ? wordCell(word) : ''}
</tr></table></td></tr>`;
}

const codeBlock = (code: string) =>
  `<div class="code" dir="ltr" style="margin:24px 0;background:#EDF0F2;color:#0D1114;border-radius:12px;text-align:center;font-family:${FONT_NUM};font-size:36px;line-height:72px;font-weight:600;letter-spacing:.06em">${escapeHtml(code)}</div>`;

const factRow = ([label, value]: [string, string]) => `<tr>
<td class="dim line" width="132" style="padding:8px 0;border-top:1px solid #E1E6E9;font-size:13px;line-height:20px;color:#5B656E">${escapeHtml(label)}</td>
<td class="text line" style="padding:8px 0;border-top:1px solid #E1E6E9;font-size:13px;line-height:20px;color:#0D1114"><bdi dir="ltr">${escapeHtml(value)}</bdi></td></tr>`;

function notYouBlock({ notYou }: MailContent): string {
  if (!notYou) return '';
  const button =
    notYou.link === undefined
      ? ''
      : `<td width="20"></td><td valign="middle" style="white-space:nowrap"><a class="text strong" href="${escapeHtml(notYou.link)}" style="display:inline-block;padding:8px 16px;border:1px solid #C6CDD3;border-radius:8px;font-size:14px;line-height:22px;font-weight:500;color:#0D1114;text-decoration:none">${escapeHtml(notYou.button)}</a></td>`;
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="strong" style="margin-top:24px;border-top:1px solid #C6CDD3"><tr><td style="padding-top:20px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>
<td><b class="text" style="font-size:14px;line-height:22px;font-weight:500;color:#0D1114">${escapeHtml(notYou.title)}</b><br><span class="mut" style="font-size:13px;line-height:20px;color:#444E56">${escapeHtml(notYou.text)}</span></td>${button}
</tr></table></td></tr></table>`;
}

const openButton = ({ open, look }: MailContent) =>
  open
    ? `<p style="margin:0 0 8px"><a class="mark" href="${escapeHtml(open.link)}" style="display:inline-block;padding:10px 20px;border-radius:8px;font-size:14px;line-height:22px;font-weight:500;background:${look.accent.light.fill};color:${look.accent.light.contrast};text-decoration:none">${escapeHtml(open.label)}</a></p>`
    : '';

function body(mail: MailContent): string {
  return `<tr><td class="pad" style="padding:32px">
<h1 class="text" style="margin:0 0 4px;font-size:22px;line-height:30px;font-weight:600;color:#0D1114">${escapeHtml(mail.title)}</h1>
<p class="mut" style="margin:0 0 24px;font-size:14px;line-height:22px;color:#444E56">${escapeHtml(mail.lead)}</p>
${mail.code ? codeBlock(mail.code) : ''}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0">${mail.rows.map(factRow).join('')}</table>
${openButton(mail)}${notYouBlock(mail)}
</td></tr>`;
}

function footer(mail: MailContent): string {
  const lines = mail.footer.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('');
  const { unsubscribe } = mail;
  const end = unsubscribe
    ? `<p style="margin:0 0 8px"><a class="dim" href="${escapeHtml(unsubscribe.link)}" style="color:#5B656E">${escapeHtml(unsubscribe.label)}</a></p>`
    : '';
  return `<tr><td class="pad foot line dim" style="padding:20px 32px 16px;background:#F5F7F8;border-top:1px solid #E1E6E9;font-size:12px;line-height:18px;color:#5B656E">${lines}${end}</td></tr>`;
}

/** The HTML of a mail: 600 wide, in both themes, right-to-left where the language is. */
export function mailHtml(mail: MailContent): string {
  const { fill, contrast } = mail.look.accent.dark;
  const isArabic = mail.language.startsWith('ar');
  return `<!doctype html>
<html lang="${mail.language}" dir="${isArabic ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(mail.subject)}</title><style>${darkStyle(fill, contrast)}</style></head>
<body class="canvas" style="margin:0;background:#F5F7F8">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td class="canvas" align="center" style="padding:32px 12px;background:#F5F7F8;font-family:${isArabic ? FONT_AR : FONT}">
<table role="presentation" class="card" width="600" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid #E1E6E9;border-radius:12px;border-collapse:separate;overflow:hidden;text-align:start">
${header(mail)}${body(mail)}${footer(mail)}
</table></td></tr></table></body></html>`;
}
