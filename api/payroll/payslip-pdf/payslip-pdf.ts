import { withSpaces } from '../../contract/languages.js';
import type { PayslipWords } from '../../contract/payroll/payslip-words/payslip-words.js';
import { payslipWords } from '../../contract/payroll/payslip-words/words-in.js';
import { payFormatsOf } from './company-formats.js';
import type { PrintedPayslip } from './payslip-document.js';
import { drawEmployer } from './payslip-employer.js';
import { drawHead, periodTitle, stateWord } from './payslip-head.js';
import { payslipRows } from './payslip-rows.js';
import { PayslipTable } from './payslip-table.js';
import { INK, PAGE, PdfSheet, type TextStyle } from './pdf-sheet.js';
import type { FontFiles } from './typefaces.js';

const NEXT_TITLE: TextStyle = { size: 12, lineHeight: 18, weight: 'semibold', color: INK.strong };
const NEXT_NAME: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'regular', color: INK.soft };
const FOOT: TextStyle = { size: 9, lineHeight: 12, weight: 'regular', color: INK.soft };

/** The same bytes for the same payslip. */
export async function payslipPdf(document: PrintedPayslip, fonts: FontFiles): Promise<Buffer> {
  const { payslip, language } = document;
  const words = payslipWords(language);
  const formats = payFormatsOf({ ...document, payDate: payslip.payDate });
  const period = periodTitle(document, words, formats);
  const sheet = new PdfSheet(fonts, {
    title: withSpaces(
      language,
      `${words.title} ${formats.period(payslip.period)}, ${payslip.employee.employeeId}`,
    ).replace(/[<>&]/g, ' '),
    id: payslip._id,
    date: new Date(`${payslip.payDate}T00:00:00Z`),
    language,
  });

  const table = new PayslipTable(
    sheet,
    words,
    formats,
    document.currency,
    drawHead(sheet, document, words, formats) + 18,
    () => drawNextPage(sheet, document, words, period),
  );
  table.draw(payslipRows(payslip, words, formats));
  drawFeet(sheet, words, words.ofPeriod(payslip.employee.employeeId, period));
  return sheet.end();
}

/** Returns where the table goes on. */
function drawNextPage(
  sheet: PdfSheet,
  document: PrintedPayslip,
  words: PayslipWords,
  period: string,
): number {
  const { name, employeeId } = document.payslip.employee;
  const title = [words.ofPeriod(words.title, period), stateWord(document, words)];
  const person = sheet.canSet(name) ? `${name}, ${employeeId}` : employeeId;
  sheet.pdf.addPage();
  const bottom = drawEmployer(sheet, document.employer, (draw) =>
    sheet.artifact('Pagination', draw),
  );
  sheet.artifact('Pagination', () => {
    const text = title.filter((part) => part !== null).join(', ');
    sheet.line(text, PAGE.left, bottom + 18, NEXT_TITLE);
    sheet.line(person, PAGE.left, bottom + 36, NEXT_NAME);
  });
  return bottom + 61.5;
}

function drawFeet(sheet: PdfSheet, words: PayslipWords, title: string): void {
  const { count } = sheet.pdf.bufferedPageRange();
  const top = PAGE.foot - FOOT.lineHeight;
  for (let page = 0; page < count; page += 1) {
    sheet.pdf.switchToPage(page);
    sheet.artifact('Pagination', () => {
      sheet.line(title, PAGE.left, top, FOOT);
      sheet.line(words.page(`${page + 1}`, `${count}`), PAGE.right, top, FOOT, 'end');
    });
  }
}
