import type {
  PaymentFileResponse,
  PayslipFileResponse,
  PayslipFilesResponse,
  PayslipUploadResponse,
  PublishedFilesResponse,
  PublishedPayslipFilesResponse,
  RunImportsResponse,
} from '../contract/payroll/payroll-file-responses.js';
import type { PayslipFileRecord } from '../contract/payroll/payslip-files.js';
import { EMPLOYEE } from '../employee/employee-examples.js';

const IMPORT = '019abd2b-3c4d-7e5f-8a6b-7c8d9e0f1a2b';
const employee = { _id: EMPLOYEE, employeeId: 'EMP-0007', name: 'Amara Okafor' };
const file: PayslipFileRecord = {
  _id: '019abd4a-5b6c-7d7e-8f9a-0b1c2d3e4f5a',
  name: 'EMP-0007_2026-11.pdf',
  bytes: 48_213,
  employee,
  matchedBy: 'employeeId',
  publishedAt: null,
};
const scan: PayslipFileRecord = {
  ...file,
  _id: '019abd4a-6c7d-7e8f-9a0b-1c2d3e4f5a6b',
  name: 'scan 3.pdf',
  employee: null,
  matchedBy: null,
};

export const PAYROLL_FILE_EXAMPLES = {
  PaymentFileResponse: {
    success: true,
    file: {
      _id: IMPORT,
      opening: {
        headingsRow: 1,
        rowsAbove: 0,
        suggested: { row: 1, why: 'known' },
        rows: [
          { row: 1, cells: ['Employee ID', 'Wage Code', 'Amount', 'Note'] },
          { row: 2, cells: ['EMP-0007', '5010', '500.00', 'Customer award'] },
        ],
      },
      headings: ['Employee ID', 'Wage Code', 'Amount', 'Note'],
      samples: ['EMP-0007', '5010', '500.00', 'Customer award'],
      mapping: { employeeId: 'Employee ID', wageCode: 'Wage Code', amount: 'Amount', note: 'Note' },
      saved: { savedBy: 'Jenna Dietrich', createdAt: '2026-10-30T09:12:00.000Z' },
      missing: [],
      rows: 1,
      payments: 1,
      preview: [
        {
          row: 2,
          employee,
          component: {
            _id: '019abd20-1b2c-7d3e-8f4a-5b6c7d8e9f0a',
            name: 'Bonus',
            kind: 'earning',
          },
          amount: 500,
          hours: null,
          hourly: null,
          note: 'Customer award',
        },
      ],
      refusedRows: 0,
      refused: [],
      warnings: [],
    },
  } satisfies PaymentFileResponse,
  RunImportsResponse: {
    success: true,
    imports: [
      {
        _id: IMPORT,
        fileName: 'amounts-2026-11.csv',
        payments: 1,
        by: { name: 'Ruth Admin' },
        at: '2026-11-25T09:30:00.000Z',
      },
    ],
  } satisfies RunImportsResponse,
  PayslipFilesResponse: {
    success: true,
    files: [scan, file],
    fingerprint: '1f0a6c1d8b0f4a52c2c9c3f27a3b7f6d0e5b9a8c7d6e5f4a3b2c1d0e9f8a7b6c',
  } satisfies PayslipFilesResponse,
  PayslipFileResponse: { success: true, file } satisfies PayslipFileResponse,
  PayslipUploadResponse: {
    success: true,
    added: 2,
    matched: [file],
    unmatched: [scan],
    skipped: [{ name: 'readme.txt', reason: { key: 'payroll.not_pdf', parameters: {} } }],
  } satisfies PayslipUploadResponse,
  PublishedPayslipFilesResponse: {
    success: true,
    files: [
      {
        _id: file._id,
        name: file.name,
        bytes: file.bytes,
        period: { from: '2026-11-01', to: '2026-11-30' },
        publishedAt: '2026-11-27T10:15:00.000Z',
      },
    ],
  } satisfies PublishedPayslipFilesResponse,
  PublishedFilesResponse: { success: true, published: 41 } satisfies PublishedFilesResponse,
};
