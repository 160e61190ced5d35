import type { Language } from '../../contract/languages.js';

/** What a mail says, in its reader's language; how it looks is the same for all. */
export interface Letter {
  subject: string;
  /** Above the link. */
  paragraphs: string[];
  /** Into the product; the path begins with a slash. */
  link: { label: string; path: string };
  /** Beneath the link. */
  remarks?: string[];
}

/** All that a mail shows. */
export interface LetterPage {
  letter: Letter;
  /** Whole address of the link. */
  address: string;
  company: string;
  /** The reader's. */
  name: string;
  language: Language;
}

/** What every mail says. */
export const FRAME: Record<Language, { greeting: (name: string) => string; copyAddress: string; sentBy: (company: string) => string }> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    copyAddress: 'Should the button not work, copy this address into your browser:',
    sentBy: (company) => `This mail was sent automatically by ${company}.`,
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    sentBy: (company) => `Ce message a été envoyé automatiquement par ${company}.`,
  },
};

export function textOf({ letter: { paragraphs, link, remarks = [] }, address, company, name, language }: LetterPage): string {
  const words = FRAME[language];
  const blocks = [words.greeting(name), ...paragraphs, `${link.label}\n${address}`, ...remarks, `-- \n${words.sentBy(company)}`];
  return `${blocks.join('\n\n')}\n`;
}

// Mail programs drop style sheets, so that each element carries its own style; the colours are those of the screens.
const BODY = "margin:0;padding:24px;background:#ecf1ef;color:#142122;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif";
const SHEET = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px';
const COMPANY = 'margin:0 0 24px;color:#475656;font-size:14px;font-weight:600';
const PARAGRAPH = 'margin:0 0 16px';
const BUTTON = 'display:inline-block;padding:12px 20px;background:#005a6a;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none';
const SMALL = 'margin:0 0 16px;color:#475656;font-size:14px;line-height:20px';
const ADDRESS = 'color:#005465;word-break:break-all';
const FOOT = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #dce2e0;color:#5d6b6a;font-size:13px;line-height:20px';

/** One file, nothing fetched from anywhere. */
export function htmlOf({ letter: { subject, paragraphs, link, remarks = [] }, address, company, name, language }: LetterPage): string {
  const words = FRAME[language];
  const paragraph = (style: string) => (text: string) => `<p style="${style}">${escaped(text)}</p>`;
  const href = escaped(address);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
${[
  paragraph(COMPANY)(company),
  ...[words.greeting(name), ...paragraphs].map(paragraph(PARAGRAPH)),
  `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escaped(link.label)}</a></p>`,
  ...remarks.map(paragraph(PARAGRAPH)),
  `<p style="${SMALL}">${escaped(words.copyAddress)}<br><a href="${href}" style="${ADDRESS}">${href}</a></p>`,
  paragraph(FOOT)(words.sentBy(company)),
].join('\n')}
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
