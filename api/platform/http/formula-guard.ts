/** Spreadsheets take the wide and the small forms of these signs for the signs themselves. */
const SIGNS = new Set('=+-@＝＋－＠﹦﹢﹣﹫');
/** A spreadsheet may split a file here, also inside quotation marks that it does not take for such. */
const SEPARATORS = new Set(';\t\r\n');
const APOSTROPHE = "'";
const BLANK = /\s/;
/** A cheap test that most cells fail. */
const MAYBE_FORMULA = /^[\s"'=+\-@＝＋－＠﹦﹢﹣﹫]|[;\t\r\n]/;

/** Puts an apostrophe before what some spreadsheet would run as a formula; the import takes exactly these away again. */
export function withoutFormulas(text: string): string {
  if (!MAYBE_FORMULA.test(text)) return text;
  const startsFormula = formulaStarts(text);
  let guarded = '';
  for (let index = 0; index < text.length; index++) {
    if (startsCell(text, index) && isGuarded(text, index, startsFormula, index === 0))
      guarded += APOSTROPHE;
    guarded += text.charAt(index);
  }
  return guarded;
}

export function withoutApostrophes(text: string): string {
  if (!MAYBE_FORMULA.test(text)) return text;
  const startsFormula = formulaStarts(text);
  let bare = '';
  for (let index = 0; index < text.length; index++) {
    const added =
      text.charAt(index) === APOSTROPHE &&
      startsCell(text, index) &&
      index + 1 < text.length &&
      isGuarded(text, index + 1, startsFormula, index === 0);
    if (!added) bare += text.charAt(index);
  }
  return bare;
}

/** For each place in the text, 1 if a formula begins there, perhaps after blanks and quotation marks. From the end, so that each is read once. */
function formulaStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length);
  for (let index = text.length - 1; index >= 0; index--) {
    const sign = text.charAt(index);
    const isPadding = sign === '"' || sign === APOSTROPHE || BLANK.test(sign);
    starts[index] = SIGNS.has(sign) || (isPadding && starts[index + 1] === 1) ? 1 : 0;
  }
  return starts;
}

function startsCell(text: string, index: number): boolean {
  return index === 0 || SEPARATORS.has(text.charAt(index - 1));
}

/** At the beginning a tab, a carriage return and an apostrophe count as well. */
function isGuarded(
  text: string,
  index: number,
  startsFormula: Uint8Array,
  first: boolean,
): boolean {
  return (
    startsFormula[index] === 1 ||
    (first &&
      (text.charAt(index) === APOSTROPHE ||
        text.charAt(index) === '\t' ||
        text.charAt(index) === '\r'))
  );
}
