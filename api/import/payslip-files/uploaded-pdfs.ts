import {
  PAYSLIP_FILE_BYTES_MAX,
  PAYSLIP_UPLOAD_BYTES_MAX,
  PAYSLIP_UPLOAD_FILES_MAX,
  type SkippedFile,
} from '../../contract/payroll/payslip-files.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { displayName } from '../../payroll/payslip-files/payslip-file-name.js';
import type { UploadedPdf } from '../../payroll/payslip-files/payslip-files.js';
import type { NamedFile } from '../../platform/http/multipart.js';
import { isWorkbook } from '../file/workbook.js';
import { ZipArchive } from '../file/zip-archive.js';

const PDF = Buffer.from('%PDF-', 'latin1');
const MB = 1024 * 1024;

/** The PDFs of an upload, which are files or in a ZIP. All are unpacked before anything is stored: to keep them may take more than one attempt. */
export class UploadedPdfs {
  readonly skipped: SkippedFile[] = [];

  constructor(private readonly files: readonly NamedFile[]) {}

  async read(): Promise<UploadedPdf[]> {
    const pdfs: UploadedPdf[] = [];
    let total = 0;
    for (const file of this.files) {
      for await (const { name, bytes } of isWorkbook(file.bytes)
        ? unpacked(file)
        : [{ name: baseName(file.name), bytes: file.bytes }]) {
        if (bytes === undefined || bytes.length > PAYSLIP_FILE_BYTES_MAX)
          this.skip(name, refusal('file.too_large', { max: PAYSLIP_FILE_BYTES_MAX / MB }));
        else if (!bytes.subarray(0, PDF.length).equals(PDF))
          this.skip(name, refusal('payroll.not_pdf'));
        else {
          total += bytes.length;
          pdfs.push({ name, bytes });
        }
        if (total > PAYSLIP_UPLOAD_BYTES_MAX)
          throw Problem.at(
            'file',
            refusal('payroll.zip_too_large', { name: displayName(baseName(file.name)) }),
          );
        if (pdfs.length > PAYSLIP_UPLOAD_FILES_MAX)
          throw Problem.at(
            'file',
            refusal('payroll.too_many_files', { max: PAYSLIP_UPLOAD_FILES_MAX }),
          );
      }
    }
    return pdfs;
  }

  private skip(name: string, { key, parameters }: Refusal): void {
    this.skipped.push({ name, reason: { key, parameters } });
  }
}

/** Without bytes if a file is too large. */
async function* unpacked({
  name: zip,
  bytes,
}: NamedFile): AsyncGenerator<{ name: string; bytes: Buffer | undefined }> {
  try {
    const archive = new ZipArchive(bytes);
    for (const path of archive.names) {
      const name = baseName(path);
      // Folders, and what systems put beside files.
      if (path.endsWith('/') || name.startsWith('.') || path.startsWith('__MACOSX/')) continue;
      yield { name, bytes: await whole(archive.unpack(path)) };
    }
  } catch (error) {
    const tooLarge = error instanceof Problem && error.refusal?.key === 'file.workbook_too_large';
    throw Problem.at(
      'file',
      refusal(tooLarge ? 'payroll.zip_too_large' : 'payroll.zip_unreadable', {
        name: displayName(baseName(zip)),
      }),
    );
  }
}

async function whole(pieces: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > PAYSLIP_FILE_BYTES_MAX) return undefined;
    parts.push(piece);
  }
  return Buffer.concat(parts);
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
