import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { readDocument, type Content } from './extended-json.js';
import { UnusableExport } from './unusable-export.js';

/** MongoDB limits documents to 16 MB of BSON; JSON is longer. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;

const [BRACE, END_BRACE, BRACKET, END_BRACKET, QUOTE, BACKSLASH, COMMA] = [...'{}[]"\\,'].map(
  (sign) => sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];
const BLANKS = new Set([...' \t\r\n'].map((sign) => sign.charCodeAt(0)));
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Streams documents as mongoexport writes them: one a line or an array, also pretty-printed. */
export async function* documentsIn(file: string): AsyncGenerator<Content> {
  const name = basename(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let documents = 0;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let parts: Buffer[] = [];
  let length = 0;
  let array: 'none' | 'open' | 'closed' = 'none';
  let offset = 0;

  const parse = (bytes: Buffer): Content => {
    documents += 1;
    try {
      return readDocument(decoder.decode(bytes));
    } catch {
      throw new UnusableExport(`Document ${documents} of ${name} is not JSON in UTF-8.`);
    }
  };

  for await (const chunk of createReadStream(file, {
    highWaterMark: 256 * 1024,
  }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (depth === 0) {
        if (byte === BRACE && array !== 'closed') [depth, start] = [1, at];
        else if (byte === BRACKET && array === 'none' && documents === 0) array = 'open';
        else if (byte === END_BRACKET && array === 'open') array = 'closed';
        else if (
          !BLANKS.has(byte) &&
          !(byte === COMMA && array === 'open') &&
          BYTE_ORDER_MARK[offset + at] !== byte
        ) {
          throw new UnusableExport(
            `${name} is not what mongoexport writes: JSON in UTF-8, one document a line or --jsonArray.`,
          );
        }
      } else if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = quoted;
      else if (byte === QUOTE) quoted = !quoted;
      else if (!quoted && byte === BRACE) depth += 1;
      else if (!quoted && byte === END_BRACE && --depth === 0) {
        yield parse(Buffer.concat([...parts, chunk.subarray(start, at + 1)]));
        [parts, length] = [[], 0];
      }
    }
    if (depth > 0) {
      parts.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > MAX_DOCUMENT_BYTES)
        throw new UnusableExport(`Document ${documents + 1} of ${name} has no end.`);
    }
    offset += chunk.length;
  }
  if (depth > 0 || array === 'open')
    throw new UnusableExport(`${name} is cut off after ${documents} documents.`);
}
