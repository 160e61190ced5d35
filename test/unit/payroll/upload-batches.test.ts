import { expect, test } from '@jest/globals';
import { uploadBatches } from '../../../admin-ui/src/payroll/pdfs/upload-batches.js';

const MB = 1024 * 1024;
const sizes = (...files: number[]) =>
  uploadBatches(files.map((size) => ({ size }))).map((batch) => batch.map(({ size }) => size));

test('files are uploaded within the limits of one upload, in their order', () => {
  expect(sizes()).toEqual([]);
  expect(sizes(5 * MB, 15 * MB, 1, 2)).toEqual([
    [5 * MB, 15 * MB],
    [1, 2],
  ]);
  expect(sizes(1, 20 * MB, 1)).toEqual([[1], [20 * MB], [1]]);
  expect(
    uploadBatches(Array.from({ length: 2001 }, () => ({ size: 1 }))).map(({ length }) => length),
  ).toEqual([1000, 1000, 1]);
});
