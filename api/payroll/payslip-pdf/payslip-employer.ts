import type { PrintedPayslip } from './payslip-document.js';
import { INK, PAGE, type PdfSheet, type TextStyle } from './pdf-sheet.js';

const COMPANY: TextStyle = { size: 12, lineHeight: 18, weight: 'semibold', color: INK.strong };
const ADDRESS: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'regular', color: INK.soft };

const MARK = 24;
const LOGO = { width: 110, height: 33 };
const ADDRESS_WIDTH = 190;
/** Company and address stand apart. */
const BETWEEN = 24;

type Put = (draw: () => void) => void;

/** Name and address at the top of each page; returns the bottom. */
export function drawEmployer(
  sheet: PdfSheet,
  { name, address, logo }: PrintedPayslip['employer'],
  put: Put,
): number {
  const mark = drawMark(sheet, logo);
  const x = PAGE.left + mark.width + 9;
  const lines = sheet.wrap(name, PAGE.right - x - ADDRESS_WIDTH - BETWEEN, COMPANY);
  const top = PAGE.top + Math.max(0, (mark.height - lines.length * COMPANY.lineHeight) / 2);
  put(() => sheet.paragraph(lines, x, top, COMPANY));
  const addressLines = address ? sheet.wrap(address, ADDRESS_WIDTH, ADDRESS) : [];
  if (addressLines.length > 0)
    put(() => sheet.paragraph(addressLines, PAGE.right, PAGE.top, ADDRESS, 'end'));
  return Math.max(
    PAGE.top + mark.height,
    top + lines.length * COMPANY.lineHeight,
    PAGE.top + addressLines.length * ADDRESS.lineHeight,
  );
}

function drawMark(
  sheet: PdfSheet,
  logo: Uint8Array | undefined,
): { width: number; height: number } {
  const { pdf } = sheet;
  if (!logo) {
    sheet.artifact('Pagination', () => drawOwnMark(pdf));
    return { width: MARK, height: MARK };
  }
  const image = openImage(pdf, logo);
  const scale = Math.min(LOGO.width / image.width, LOGO.height / image.height, 1);
  const size = { width: image.width * scale, height: image.height * scale };
  sheet.artifact('Pagination', () =>
    pdf.image(image as unknown as Buffer, PAGE.left, PAGE.top, size),
  );
  return size;
}

/** Opened once, so that the image is in the document once. */
const images = new WeakMap<PDFKit.PDFDocument, { width: number; height: number }>();

function openImage(pdf: PDFKit.PDFDocument, logo: Uint8Array): { width: number; height: number } {
  const image =
    images.get(pdf) ??
    (
      pdf as unknown as { openImage: (source: Uint8Array) => { width: number; height: number } }
    ).openImage(logo);
  images.set(pdf, image);
  return image;
}

/** The mark of the screens, for a company without a logo. */
function drawOwnMark(pdf: PDFKit.PDFDocument): void {
  pdf
    .save()
    .translate(PAGE.left, PAGE.top)
    .scale(MARK / 32);
  pdf.roundedRect(0, 0, 32, 32, 9).fill(INK.accent);
  for (const [x, y] of [
    [16, 10],
    [22.5, 10],
    [22.5, 16],
    [9.5, 22],
  ] as const)
    pdf.circle(x, y, 2.25).fill('#73a4ad');
  pdf.circle(9.5, 10, 2.25).fill('#ffffff');
  pdf.roundedRect(7.25, 13.75, 11, 4.5, 2.25).fill('#ffffff');
  pdf.roundedRect(13.75, 19.75, 11, 4.5, 2.25).fill('#ffffff');
  pdf.restore();
}
