import { PAYSLIP_FILE_BYTES_MAX, PAYSLIP_UPLOAD_FILES_MAX, type SkippedFile } from '../../contract/payroll/payslip-files.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import type { UploadedPdf } from '../../payroll/payslip-files/payslip-files.js';
import type { NamedFile } from '../../platform/http/multipart.js';
import { isWorkbook } from '../file/workbook.js';
import { ZipArchive } from '../file/zip-archive.js';

const PDF = Buffer.from('%PDF-', 'latin1');
const MB = 1024 * 1024;

/** The PDFs of an upload, which are files or in a ZIP. Archives are looked through before anything is stored. */
export class UploadedPdfs implements AsyncIterable<UploadedPdf> {
  readonly skipped: SkippedFile[] = [];
  private readonly wanted = new Map<NamedFile, string[]>();

  constructor(private readonly files: readonly NamedFile[]) {}

  async check(): Promise<void> {
    let count = 0;
    for (const file of this.files) {
      const isZip = isWorkbook(file.bytes);
      const names: string[] = [];
      for await (const { name, path, bytes } of isZip ? unpacked(file.bytes) : [{ ...file, path: file.name }]) {
        const reason = bytes === undefined || bytes.length > PAYSLIP_FILE_BYTES_MAX ? refusal('file.too_large', { max: PAYSLIP_FILE_BYTES_MAX / MB }) : bytes.subarray(0, PDF.length).equals(PDF) ? undefined : refusal('payroll.not_pdf');
        if (reason) this.skip(name, reason);
        else names.push(path);
      }
      count += names.length;
      if (count > PAYSLIP_UPLOAD_FILES_MAX) throw Problem.at('file', refusal('payroll.too_many_files', { max: PAYSLIP_UPLOAD_FILES_MAX }));
      this.wanted.set(file, names);
    }
  }

  /** Read again whenever a unit is run again. */
  async *[Symbol.asyncIterator](): AsyncGenerator<UploadedPdf> {
    for (const [file, names] of this.wanted) {
      if (!isWorkbook(file.bytes)) {
        if (names.length > 0) yield { name: baseName(file.name), bytes: file.bytes };
      } else for await (const { name, bytes } of unpacked(file.bytes, new Set(names))) if (bytes) yield { name, bytes };
    }
  }

  private skip(name: string, { key, parameters }: Refusal): void {
    this.skipped.push({ name: baseName(name), reason: { key, parameters } });
  }
}

/** Without bytes if a file is too large. */
async function* unpacked(zip: Buffer, only?: ReadonlySet<string>): AsyncGenerator<{ name: string; path: string; bytes: Buffer | undefined }> {
  try {
    const archive = new ZipArchive(zip);
    for (const path of archive.names) {
      const name = baseName(path);
      // Folders, and what systems put beside files.
      if (path.endsWith('/') || name.startsWith('.') || path.startsWith('__MACOSX/') || only?.has(path) === false) continue;
      yield { name, path, bytes: await whole(archive.unpack(path)) };
    }
  } catch (error) {
    if (error instanceof Problem && error.refusal?.key === 'file.workbook_too_large') throw Problem.at('file', refusal('payroll.zip_too_large'));
    throw Problem.at('file', refusal('payroll.zip_unreadable'));
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
