const HIGH_MARKS = / {1,9}(?=[;?!])/g;
const COLON = / {1,9}(?=:)/g;
const OPENED = /« +/g;
const CLOSED = / {1,9}»/g;

/** French texts are written with plain spaces before their punctuation; on screens and in mails these must not break a line. */
export function frenchSpaces(text: string): string {
  return text
    .replace(HIGH_MARKS, '\u202f')
    .replace(COLON, '\u00a0')
    .replace(OPENED, '«\u00a0')
    .replace(CLOSED, '\u00a0»');
}
