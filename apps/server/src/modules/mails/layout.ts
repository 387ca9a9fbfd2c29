import type { MailContent } from '../../platform/db/schema.ts';

/** One mail as data; text and HTML are both made from it. Texts are plain, in ASCII punctuation. */
export interface MailText {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** Over the text; by default the subject. */
  heading?: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Somebody's own words, set apart. */
  quote?: string;
  /** After the button, smaller. */
  notes?: string[];
  /** Adds a way out to the footer. */
  unsubscribeUrl?: string;
}

/** Who sends: shown at the foot of each mail. */
export interface MailSender {
  appUrl: string;
  /** The operator's name and postal address, line by line. */
  identity: readonly string[];
}

const TEXT_WIDTH = 72;

/** Both bodies of a mail. Text lines stay short, so that addresses arrive unbroken. */
export function composeMail(mail: MailText, sender: MailSender): MailContent {
  return {
    subject: oneLine(mail.subject),
    text: composeText(mail, sender),
    html: composeHtml(mail, sender),
  };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function composeText(mail: MailText, { appUrl, identity }: MailSender): string {
  const blocks = [
    ...mail.paragraphs.map(wrap),
    ...(mail.quote === undefined ? [] : [quoteLines(mail.quote)]),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    ...(mail.notes ?? []).map(wrap),
    ['--', ...identity, appUrl].join('\n'),
    ...(mail.unsubscribeUrl === undefined ? [] : [`Unsubscribe:\n${mail.unsubscribeUrl}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > TEXT_WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

function quoteLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Colors inline for every program, and again by class for those that follow a dark theme.
 * The values are the light and dark tokens of the web app (apps/web/src/app.css) in sRGB.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0d1117!important}.sheet{background:#141920!important;border-color:#2c323a!important}.ink{color:#f2efe9!important}.soft{color:#b9b5ad!important}.rule{border-color:#2c323a!important}.line{background:#5cc7bd!important}.fill{background:#5cc7bd!important}.on{color:#011717!important}.link{color:#70d7cd!important}}
@media (max-width:480px){.sheet{border-left:0!important;border-right:0!important;border-radius:0!important}.pad{padding-left:20px!important;padding-right:20px!important}}`;

const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";

function composeHtml(mail: MailText, sender: MailSender): string {
  const { subject, preview, heading = subject, paragraphs, quote, button, notes = [] } = mail;
  const body = [
    `<h1 class="ink" style="${SERIF};font-size:24px;line-height:32px;font-weight:600;margin:0 0 16px;color:#171c23">${escapeHtml(oneLine(heading))}</h1>`,
    ...paragraphs.map((text) =>
      paragraph(text, 'ink', 'font-size:16px;line-height:26px;color:#171c23'),
    ),
    ...(quote === undefined ? [] : [quoteBlock(quote)]),
    ...(button ? [buttonBlock(button)] : []),
    ...notes.map((text) =>
      paragraph(text, 'soft', 'font-size:14px;line-height:22px;color:#4f545d'),
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f8f5ef">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f5ef"><tr><td align="center" style="padding:32px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="pad" style="padding:0 32px 16px"><span class="ink" style="${SERIF};font-size:20px;font-weight:600;color:#171c23">Trueline</span>
<div class="line" style="width:48px;height:2px;margin-top:4px;background:#005d5d;font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td class="sheet pad" style="padding:32px;background:#fefcf8;border:1px solid #dbd6cd;border-radius:8px;${SANS}">
${body}
</td></tr>
<tr><td class="pad" style="padding:20px 32px;${SANS}">
${footer(mail, sender)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string, color: 'ink' | 'soft', style: string): string {
  return `<p class="${color}" style="${SANS};margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
}

function quoteBlock(text: string): string {
  const html = escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
  return `<blockquote class="ink rule" style="${SERIF};margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #dbd6cd;font-size:16px;line-height:26px;color:#171c23">${html}</blockquote>`;
}

/** The address stands below as well, for programs that show no buttons. */
function buttonBlock({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="fill" style="background:#005d5d;border-radius:8px"><a class="on" href="${href}" style="display:inline-block;padding:12px 20px;${SANS};font-size:16px;line-height:24px;font-weight:600;color:#f8fdfc;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${SANS};margin:0 0 16px;font-size:13px;line-height:20px;color:#4f545d;word-break:break-all">If the button does not work, copy this address:<br><a class="link" href="${href}" style="color:#005d5d">${href}</a></p>`;
}

function footer({ unsubscribeUrl }: MailText, { appUrl, identity }: MailSender): string {
  const link = (url: string, label: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:#005d5d">${escapeHtml(label)}</a>`;
  const lines = [
    ...identity.map(escapeHtml),
    link(appUrl, appUrl.replace(/^https?:\/\//, '')),
    ...(unsubscribeUrl === undefined ? [] : [link(unsubscribeUrl, 'Unsubscribe')]),
  ];
  return `<p class="soft" style="margin:0;font-size:13px;line-height:20px;color:#4f545d">${lines.join('<br>')}</p>`;
}
