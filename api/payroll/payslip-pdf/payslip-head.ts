import type { PayFormats } from '../../contract/payroll/payslip-words/pay-formats.js';
import type { PayslipWords } from '../../contract/payroll/payslip-words/payslip-words.js';
import type { PrintedPayslip } from './payslip-document.js';
import { drawEmployer } from './payslip-employer.js';
import { INK, PAGE, type PdfSheet, type TextStyle } from './pdf-sheet.js';

const TITLE: TextStyle = {
  size: 19.5,
  lineHeight: 24,
  weight: 'semibold',
  color: INK.strong,
  spacing: -0.02,
};
const PERIOD: TextStyle = { size: 11.25, lineHeight: 16.5, weight: 'regular', color: INK.soft };
const CAPTION: TextStyle = { size: 9, lineHeight: 12, weight: 'regular', color: INK.faint };
const LABEL: TextStyle = { size: 8.25, lineHeight: 10.5, weight: 'regular', color: INK.faint };
const VALUE: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'medium', color: INK.strong };
const STATE: TextStyle = { size: 9, lineHeight: 15, weight: 'semibold', color: INK.soft };
const NOTICE: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'regular', color: INK.strong };

const COLUMNS = 4;
const GAP = 12;
const COLUMN = (PAGE.right - PAGE.left) / COLUMNS;

/** The first page down to the table; returns where that begins. */
export function drawHead(
  sheet: PdfSheet,
  document: PrintedPayslip,
  words: PayslipWords,
  formats: PayFormats,
): number {
  const bottom = drawEmployer(sheet, document.employer, (draw) =>
    sheet.element(sheet.root, 'P', {}, draw),
  );
  const facts = drawTitle(sheet, document, words, formats, bottom + 27);
  const notice = drawFacts(sheet, factsOf(document, words, formats), facts);
  return document.payslip.reversed
    ? drawNotice(sheet, words.reversedText(document.payslip.reversed.reason), notice)
    : notice;
}

export const periodTitle = (
  { payslip }: PrintedPayslip,
  words: PayslipWords,
  formats: PayFormats,
) =>
  payslip.kind === 'offCycle'
    ? words.ofPeriod(payslip.runName ?? words.offCycle, formats.period(payslip.period))
    : formats.period(payslip.period);

/** Reversed is marked; so is all that is not paid yet and may change. */
export function stateWord({ payslip }: PrintedPayslip, words: PayslipWords): string | null {
  if (payslip.reversed) return words.reversed;
  return payslip.state === 'draft' || payslip.state === 'held' ? words.draft : null;
}

function drawTitle(
  sheet: PdfSheet,
  document: PrintedPayslip,
  words: PayslipWords,
  formats: PayFormats,
  top: number,
): number {
  const { payslip } = document;
  let width = 0;
  sheet.element(
    sheet.root,
    'H1',
    {},
    () => (width = sheet.line(words.title, PAGE.left, top, TITLE)),
  );
  const state = stateWord(document, words);
  if (state) {
    const style = payslip.reversed ? { ...STATE, color: INK.alert } : STATE;
    const [x, y] = [PAGE.left + width + GAP, top + 5.5];
    sheet.artifact('Layout', () =>
      sheet.pdf
        .roundedRect(x, y, sheet.width(state, style) + 12, 15, 4)
        .lineWidth(0.9)
        .stroke(style.color),
    );
    sheet.element(sheet.root, 'P', {}, () => sheet.line(state, x + 6, y, style));
  }
  sheet.element(sheet.root, 'P', {}, () =>
    sheet.line(periodTitle(document, words, formats), PAGE.left, top + 24, PERIOD),
  );
  const net = formats.money(payslip.net);
  let netWidth = 0;
  sheet.element(sheet.root, 'P', {}, () => {
    sheet.line(`${words.net} `, PAGE.right, top + 4, CAPTION, 'end');
    netWidth = sheet.line(net, PAGE.right, top + 16, TITLE, 'end');
  });
  if (payslip.reversed)
    sheet.artifact('Layout', () =>
      sheet.pdf
        .moveTo(PAGE.right - netWidth, top + 28.5)
        .lineTo(PAGE.right, top + 28.5)
        .lineWidth(1.2)
        .stroke(INK.strong),
    );
  return top + 40.5 + 15;
}

interface Fact {
  label: string;
  value: string;
  /** Printed where the value has characters that cannot be. */
  instead?: string;
  startsRow?: true;
}

function factsOf(
  { payslip, designation }: PrintedPayslip,
  { labels }: PayslipWords,
  formats: PayFormats,
): Fact[] {
  const { name, employeeId, department } = payslip.employee;
  return [
    { label: labels.employee, value: name, instead: employeeId },
    { label: labels.employeeId, value: employeeId },
    { label: labels.department, value: department },
    ...(designation ? [{ label: labels.designation, value: designation }] : []),
    { label: labels.payPeriod, value: formats.fullSpan(payslip.period), startsRow: true },
    { label: labels.payDate, value: formats.fullDay(payslip.payDate) },
    { label: labels.paidTo, value: payslip.iban ?? labels.noAccount },
  ];
}

const shownValue = (sheet: PdfSheet, { value, instead }: Fact) =>
  instead === undefined || sheet.canSet(value) ? value : instead;

/** Four columns; a long value takes two, and a row's last one the rest. */
function drawFacts(sheet: PdfSheet, facts: Fact[], top: number): number {
  sheet.rule(top, INK.ruleStrong);
  const list = sheet.element(sheet.root, 'L');
  let y = top;
  for (const row of inRows(sheet, facts)) {
    const lines = row.map(({ fact, span }) => ({
      fact,
      lines: sheet.wrap(shownValue(sheet, fact), span * COLUMN - GAP, VALUE),
    }));
    let x: number = PAGE.left;
    lines.forEach(({ fact, lines: shown }, index) => {
      const item = sheet.element(list, 'LI');
      const at = x;
      sheet.element(item, 'Lbl', {}, () => sheet.line(fact.label, at, y + 6, LABEL));
      sheet.element(item, 'LBody', sheet.actual(fact.value), () =>
        sheet.paragraph(shown, at, y + 16.5, VALUE),
      );
      x += (row[index]?.span ?? 1) * COLUMN;
    });
    y += 22.5 + Math.max(...lines.map(({ lines: shown }) => shown.length)) * VALUE.lineHeight;
    sheet.rule(y, INK.rule);
  }
  return y;
}

function inRows(sheet: PdfSheet, facts: Fact[]): { fact: Fact; span: number }[][] {
  const rows: { fact: Fact; span: number }[][] = [];
  let free = 0;
  for (const fact of facts) {
    const span = sheet.width(shownValue(sheet, fact), VALUE) > COLUMN - GAP ? 2 : 1;
    if (span > free || fact.startsRow) {
      rows.push([]);
      free = COLUMNS;
    }
    rows.at(-1)?.push({ fact, span });
    free -= span;
  }
  for (const row of rows) {
    const last = row.at(-1);
    if (last) last.span += COLUMNS - row.reduce((used, { span }) => used + span, 0);
  }
  return rows;
}

function drawNotice(sheet: PdfSheet, text: string, top: number): number {
  const lines = sheet.wrap(text, PAGE.right - PAGE.left - 21, NOTICE);
  const height = 15 + lines.length * NOTICE.lineHeight;
  sheet.artifact('Layout', () =>
    sheet.pdf
      .roundedRect(PAGE.left, top + 12, PAGE.right - PAGE.left, height, 6)
      .lineWidth(0.75)
      .fillAndStroke(INK.well, INK.rule),
  );
  sheet.element(sheet.root, 'P', {}, () =>
    sheet.paragraph(lines, PAGE.left + 10.5, top + 19.5, NOTICE),
  );
  return top + 12 + height;
}
