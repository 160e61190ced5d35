import { type Language, withSpaces } from '../../contract/languages.js';
import { MAIL_TEXTS } from './mail-texts.js';

interface LetterLink {
  label: string;
  path: string;
}

export interface Letter {
  subject: string;
  paragraphs: string[];
  /** None where the reader cannot sign in. */
  link?: LetterLink;
  /** A second button beside it. */
  otherLink?: LetterLink;
  notes?: string[];
}

export interface LetterPage {
  letter: Letter;
  origin: string;
  company: string;
  name: string;
  language: Language;
}

export function renderText({
  letter: { paragraphs, link, otherLink, notes = [] },
  origin,
  company,
  name,
  language,
}: LetterPage): string {
  const texts = MAIL_TEXTS[language].letter;
  const blocks = [
    texts.greeting(name),
    ...paragraphs,
    ...[link, otherLink].flatMap((each) => (each ? `${each.label}\n${origin}${each.path}` : [])),
    ...notes,
    `-- \n${texts.sentBy(company)}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

// Mail clients drop style sheets, so each element carries its own style; the colours match the UI.
const BODY =
  "margin:0;padding:24px;background:#ecf1ef;color:#142122;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif";
const SHEET = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px';
const COMPANY = 'margin:0 0 24px;color:#475656;font-size:14px;font-weight:600';
const PARAGRAPH = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#005a6a;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none';
const OTHER_BUTTON =
  'display:inline-block;padding:11px 20px;border:1px solid #005a6a;color:#005465;border-radius:8px;font-weight:600;text-decoration:none';
const SMALL = 'margin:0 0 16px;color:#475656;font-size:14px;line-height:20px';
const LINK = 'color:#005465;word-break:break-all';
const FOOT =
  'margin:24px 0 0;padding-top:16px;border-top:1px solid #dce2e0;color:#5d6b6a;font-size:13px;line-height:20px';

export function renderHtml({
  letter: { subject, paragraphs, link, otherLink, notes = [] },
  origin,
  company,
  name,
  language,
}: LetterPage): string {
  const texts = MAIL_TEXTS[language].letter;
  const paragraph = (style: string) => (text: string) => `<p style="${style}">${escaped(text)}</p>`;
  const hrefOf = ({ path }: LetterLink) => escaped(`${origin}${path}`);
  const button = (each: LetterLink, style: string) =>
    `<a href="${hrefOf(each)}" style="${style}">${escaped(each.label)}</a>`;
  const buttons = [
    link && button(link, BUTTON),
    otherLink && button(otherLink, OTHER_BUTTON),
  ].filter((each) => each !== undefined);
  const href = link && hrefOf(link);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
${[
  paragraph(COMPANY)(company),
  ...[texts.greeting(name), ...paragraphs].map(paragraph(PARAGRAPH)),
  ...(buttons.length > 0 ? [`<p style="margin:24px 0">${buttons.join(' ')}</p>`] : []),
  ...notes.map(paragraph(PARAGRAPH)),
  ...(href
    ? [
        `<p style="${SMALL}">${escaped(withSpaces(language, texts.copyUrl))}<br><a href="${href}" style="${LINK}">${href}</a></p>`,
      ]
    : []),
  paragraph(FOOT)(texts.sentBy(company)),
].join('\n')}
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
