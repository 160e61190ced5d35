import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payslipPdf } from '../../../api/payroll/payslip-pdf/payslip-pdf.js';
import { plainText, textRuns } from '../../../api/payroll/payslip-pdf/text-runs.js';
import { fontFiles } from '../../../api/payroll/payslip-pdf/typefaces.js';
import { line, payslip, printed, share } from './printed-payslips.js';
import { readPdf } from './read-pdf.js';

const FONTS = fontFiles();
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('W'.repeat(200), 'Straße & <b>\n\nTür', ''),
);
const cents = fc
  .integer({ min: -100_000_000_000, max: 100_000_000_000 })
  .map((minor) => minor / 100);

test('runs of typefaces keep every character', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5 }), (any, seed) => {
      const plain = plainText(any);
      expect(
        textRuns(
          plain,
          (family, codePoint) => (codePoint + seed) % (family === 'hanken' ? 3 : 2) === 0,
        )
          .map((run) => run.text)
          .join(''),
      ).toBe(plain);
    }),
  );
});

test('any text, amount and number of lines makes a payslip with a row for each line', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.array(
        fc.tuple(
          text,
          text,
          cents,
          fc.constantFrom('earning' as const, 'deduction' as const, 'cost' as const),
        ),
        { maxLength: 40 },
      ),
      async (name, address, lines) => {
        const record = payslip(
          lines.map(([component, note, amount, kind]) =>
            line(component, amount, { kind, shares: [share(amount, { scope: 'run', note })] }),
          ),
        );
        const { elements } = readPdf(
          await payslipPdf(
            printed(
              { ...record, employee: { ...record.employee, name } },
              { designation: address, employer: { name: name || 'A', address } },
            ),
            FONTS,
          ),
        );
        expect(elements.filter((one) => one === 'TR')).toHaveLength(
          2 + lines.length + 2 * new Set(lines.map(([, , , kind]) => kind)).size,
        );
      },
    ),
    { numRuns: 40 },
  );
});
