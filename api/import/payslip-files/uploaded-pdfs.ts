import { setImmediate } from 'node:timers/promises';
import {
  PAYSLIP_FILE_BYTES_MAX,
  PAYSLIP_UPLOAD_BYTES_MAX,
  PAYSLIP_UPLOAD_FILES_MAX,
  type SkippedFile,
} from '../../contract/payroll/payslip-files.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { displayName } from '../../payroll/payslip-files/payslip-file-name.js';
import type { UploadedPdf } from '../../payroll/payslip-files/payslip-uploads.js';
import type { NamedFile } from '../../platform/http/multipart.js';
import { isWorkbook } from '../file/workbook.js';
import { countEntries, UnpackBudget, ZipArchive } from '../file/zip-archive.js';

const PDF = Buffer.from('%PDF-', 'latin1');
const MB = 1024 * 1024;

/** The PDFs of an upload, which are files or in a ZIP. All are unpacked before anything is stored: to keep them may take more than one attempt. */
export class UploadedPdfs {
  readonly skipped: SkippedFile[] = [];
  /** For the whole upload: many small archives would multiply a limit of their own. */
  private readonly budget = new UnpackBudget(PAYSLIP_UPLOAD_BYTES_MAX);

  constructor(private readonly files: readonly NamedFile[]) {}

  async read(): Promise<UploadedPdf[]> {
    this.requireFewEntries();
    const pdfs: UploadedPdf[] = [];
    for (const file of this.files) {
      for await (const { name, bytes } of isWorkbook(file.bytes)
        ? this.unpacked(file)
        : this.single(file)) {
        if (bytes === undefined || bytes.length > PAYSLIP_FILE_BYTES_MAX)
          this.skip(name, refusal('file.too_large', { max: PAYSLIP_FILE_BYTES_MAX / MB }));
        else if (!bytes.subarray(0, PDF.length).equals(PDF))
          this.skip(name, refusal('payroll.not_pdf'));
        else pdfs.push({ name, bytes });
        // Files that are only stored are unpacked without a pause.
        await setImmediate();
      }
    }
    return pdfs;
  }

  /** Before any directory is read. */
  private requireFewEntries(): void {
    const counts = this.files.map((file) =>
      isWorkbook(file.bytes) ? namingFile(file, () => countEntries(file.bytes)) : 1,
    );
    if (counts.reduce((sum, count) => sum + count, 0) > PAYSLIP_UPLOAD_FILES_MAX)
      throw Problem.at(
        'file',
        refusal('payroll.too_many_files', { max: PAYSLIP_UPLOAD_FILES_MAX }),
      );
  }

  private *single(file: NamedFile): Generator<ReadFile> {
    namingFile(file, () => this.budget.take(file.bytes.length));
    yield { name: baseName(file.name), bytes: file.bytes };
  }

  private async *unpacked(file: NamedFile): AsyncGenerator<ReadFile> {
    const archive = namingFile(file, () => new ZipArchive(file.bytes, this.budget));
    for (const path of archive.names) {
      const name = baseName(path);
      // Folders, and what systems put beside files.
      if (path.endsWith('/') || name.startsWith('.') || path.startsWith('__MACOSX/')) continue;
      const bytes = await whole(archive.unpack(path)).catch((error: unknown) => {
        throw naming(file, error);
      });
      yield { name, bytes };
    }
  }

  private skip(name: string, { key, parameters }: Refusal): void {
    this.skipped.push({ name, reason: { key, parameters } });
  }
}

/** Without bytes if it is too large. */
interface ReadFile {
  name: string;
  bytes: Buffer | undefined;
}

function namingFile<Result>(file: NamedFile, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw naming(file, error);
  }
}

/** Which file of the upload it is. */
function naming({ name }: NamedFile, error: unknown): Problem {
  const tooLarge = error instanceof Problem && error.refusal?.key === 'file.workbook_too_large';
  return Problem.at(
    'file',
    refusal(tooLarge ? 'payroll.zip_too_large' : 'payroll.zip_unreadable', {
      name: displayName(baseName(name)),
    }),
  );
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
