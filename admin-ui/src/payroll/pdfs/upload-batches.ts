import {
  PAYSLIP_UPLOAD_BYTES_MAX,
  PAYSLIP_UPLOAD_FILES_MAX,
} from '../../../../api/contract/payroll/payslip-files.js';

/** Files that go together, within what one upload may have. A larger one is alone. */
export function uploadBatches<Sized extends { size: number }>(files: readonly Sized[]): Sized[][] {
  const batches: Sized[][] = [];
  let bytes = Infinity;
  for (const file of files) {
    const last = batches.at(-1);
    if (
      last &&
      last.length < PAYSLIP_UPLOAD_FILES_MAX &&
      bytes + file.size <= PAYSLIP_UPLOAD_BYTES_MAX
    )
      last.push(file);
    else {
      batches.push([file]);
      bytes = 0;
    }
    bytes += file.size;
  }
  return batches;
}
