// Runs in a thread of its own (payslip-pdfs.ts): makes one PDF after the other, in the order of asking.
import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedPayslip } from './payslip-document.js';
import { payslipPdf } from './payslip-pdf.js';
import type { FontFiles } from './typefaces.js';

const { fonts } = workerData as { fonts: FontFiles };

parentPort?.on(
  'message',
  ({ id, document }: { id: number; document: PrintedPayslip }) => void make(id, document),
);

async function make(id: number, document: PrintedPayslip): Promise<void> {
  try {
    const { buffer, byteOffset, byteLength } = await payslipPdf(document, fonts);
    const bytes = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength).slice();
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
}
