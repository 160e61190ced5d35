import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.js';

const MOST_FIELDS = 40;
const LARGEST_FIELD = 16 * 1024;
export const LARGEST_FILE = 5 * 1024 * 1024;

export interface MultipartBody {
  fields: Record<string, unknown>;
  file?: Buffer;
  /** As the browser calls it; nothing to rely on. */
  fileName?: string;
}

const digests = new WeakMap<FastifyRequest, string>();

/** A digest of a multipart body's fields and file bytes, once it was read; its boundary makes no difference. */
export function multipartDigest(request: FastifyRequest): string | undefined {
  return digests.get(request);
}

/** Reads a form with one optional file; other files and what is too large are refused. A JSON body is its fields alone. */
export async function readMultipart(request: FastifyRequest, fileField: string, largest = LARGEST_FILE): Promise<MultipartBody> {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Record<string, unknown> };
  const limits = { fields: MOST_FIELDS, fieldSize: LARGEST_FIELD, fieldNameSize: 100, files: 1, fileSize: largest, parts: MOST_FIELDS + 1 };
  const fields = Object.create(null) as Record<string, unknown>;
  let file: Buffer | undefined;
  let fileName: string | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== fileField) throw Problem.at(fileField, `A file can only be sent as ${fileField}.`);
      else {
        file = await part.toBuffer();
        fileName = part.filename;
      }
    }
  } catch (error) {
    throw readable(error, fileField, largest);
  }
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
  digests.set(request, hash.update(file ?? '').digest('hex'));
  // A form sends an empty file where none was chosen.
  return { fields, file: file && file.length > 0 ? file : undefined, fileName };
}

function readable(error: unknown, fileField: string, largest: number): unknown {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const text = `The file must be at most ${largest / 1024 / 1024} MB.`;
    return new Problem('request.too_large', text, { errors: { [fileField]: text }, cause: error });
  }
  if (statusCode === 413) return new Problem('request.too_large', 'The form holds too much.', { cause: error });
  return new Problem('request.malformed', 'The form did not arrive whole.', { cause: error });
}

/** The file of a form that is nothing but a photo. */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('request.unsupported_type', 'The image must be sent as multipart/form-data.');
  const { file } = await readMultipart(request, 'image');
  if (!file) throw Problem.at('image', 'Profile Image is required.');
  return file;
}
