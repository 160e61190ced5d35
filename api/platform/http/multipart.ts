import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem, refusal } from '../../contract/problem.js';
import { FileSlots, type FileUse } from './file-slots.js';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 16 * 1024;
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

export interface MultipartBody {
  fields: Record<string, unknown>;
  file?: Buffer;
  fileName?: string;
  /** Makes room for other files before the answer, once the file is no longer in this process's memory. */
  release: () => void;
}

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

const digests = new WeakMap<FastifyRequest, string>();

export function multipartDigest(request: FastifyRequest): string | undefined {
  return digests.get(request);
}

@Injectable()
export class MultipartForms {
  constructor(private readonly slots: FileSlots) {}

  async read(
    request: FastifyRequest,
    fileField: string,
    use: FileUse,
    maxBytes = MAX_FILE_BYTES,
  ): Promise<MultipartBody> {
    const release = () => this.slots.release(request);
    if (!request.isMultipart())
      return { fields: (request.body ?? {}) as Record<string, unknown>, release };
    const limits = {
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      files: 1,
      fileSize: maxBytes,
      parts: MAX_FIELDS + 1,
    };
    const fields = Object.create(null) as Record<string, unknown>;
    let file: Buffer | undefined;
    let fileName: string | undefined;
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') fields[part.fieldname] = part.value;
        else {
          file = await this.readFile(request, part, fileField, use, maxBytes);
          fileName = part.filename;
        }
      }
    } catch (error) {
      // Some clients read no answer before all is sent; what comes is no longer looked into.
      request.raw.unpipe().resume();
      throw asProblem(error, fileField, maxBytes);
    }
    const hash = createHash('sha256').update(
      JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))),
    );
    digests.set(request, hash.update(file ?? '').digest('hex'));
    // Browsers send an empty file if none was chosen.
    return { fields, file: file && file.length > 0 ? file : undefined, fileName, release };
  }

  /** Several files of one field, which together have at most `maxBytes`. */
  async readFiles(
    request: FastifyRequest,
    fileField: string,
    { maxBytes, maxFiles }: { maxBytes: number; maxFiles: number },
  ): Promise<NamedFile[]> {
    if (!request.isMultipart()) throw Problem.at(fileField, refusal('file.missing'));
    const limits = {
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      files: maxFiles,
      fileSize: maxBytes,
      parts: MAX_FIELDS + maxFiles,
    };
    const files: NamedFile[] = [];
    const hash = createHash('sha256');
    let left = maxBytes;
    let isAcquired = false;
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') continue;
        if (part.fieldname !== fileField)
          throw Problem.at(fileField, `A file can only be sent as ${fileField}.`);
        if (!isAcquired) await this.slots.acquire(request, 'import', fileField, maxBytes);
        isAcquired = true;
        const bytes = await part.toBuffer();
        left -= bytes.length;
        if (left < 0) throw tooLarge(fileField, maxBytes);
        hash.update(JSON.stringify([part.filename, bytes.length])).update(bytes);
        // An empty name is undefined here.
        if (bytes.length > 0) files.push({ name: part.filename ?? '', bytes });
      }
    } catch (error) {
      request.raw.unpipe().resume();
      throw asProblem(error, fileField, maxBytes);
    }
    digests.set(request, hash.digest('hex'));
    return files;
  }

  async readImage(request: FastifyRequest): Promise<Buffer> {
    if (!request.isMultipart())
      throw new Problem(
        'request.unsupported_type',
        'The image must be sent as multipart/form-data.',
      );
    const { file } = await this.read(request, 'image', 'photo');
    if (!file) throw Problem.at('image', refusal('field.required', { label: 'Profile Image' }));
    return file;
  }

  private async readFile(
    request: FastifyRequest,
    part: MultipartFile,
    fileField: string,
    use: FileUse,
    maxBytes: number,
  ): Promise<Buffer> {
    if (part.fieldname !== fileField)
      throw Problem.at(fileField, `A file can only be sent as ${fileField}.`);
    await this.slots.acquire(request, use, fileField, maxBytes);
    return part.toBuffer();
  }
}

function asProblem(error: unknown, fileField: string, maxBytes: number): unknown {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(fileField, maxBytes, error);
  if (statusCode === 413)
    return new Problem('request.too_large', refusal('form.too_large'), { cause: error });
  return new Problem('request.malformed', refusal('form.incomplete'), { cause: error });
}

function tooLarge(fileField: string, maxBytes: number, cause?: unknown): Problem {
  const reason = refusal('file.too_large', { max: maxBytes / 1024 / 1024 });
  return new Problem('request.too_large', reason, { errors: { [fileField]: reason }, cause });
}
