import { FRAME, type LetterPage } from './letter-page.js';

export function textOf({ letter: { paragraphs, link, remarks = [] }, address, company, name, language }: LetterPage): string {
  const words = FRAME[language];
  const blocks = [words.greeting(name), ...paragraphs, `${link.label}\n${address}`, ...remarks, `-- \n${words.sentBy(company)}`];
  return `${blocks.join('\n\n')}\n`;
}
