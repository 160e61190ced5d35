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

/** Blanks around documents, and the brackets and commas of an array. */
class Surroundings {
  private array: 'none' | 'open' | 'closed' = 'none';

  constructor(private readonly name: string) {}

  get isOpen(): boolean {
    return this.array === 'open';
  }

  /** True where a document begins. */
  read(byte: number, offset: number, documents: number): boolean {
    if (byte === BRACE && this.array !== 'closed') return true;
    if (byte === BRACKET && this.array === 'none' && documents === 0) this.array = 'open';
    else if (byte === END_BRACKET && this.isOpen) this.array = 'closed';
    else if (
      !BLANKS.has(byte) &&
      !(byte === COMMA && this.isOpen) &&
      BYTE_ORDER_MARK[offset] !== byte
    )
      throw new UnusableExport(
        `${this.name} is not what mongoexport writes: JSON in UTF-8, one document a line or --jsonArray.`,
      );
    return false;
  }
}

/** The braces of a document, but not those in its texts. */
class Braces {
  private depth = 0;
  private quoted = false;
  private escaped = false;

  get isOpen(): boolean {
    return this.depth > 0;
  }

  open(): void {
    this.depth = 1;
  }

  /** True where the document ends. */
  read(byte: number): boolean {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = this.quoted;
    else if (byte === QUOTE) this.quoted = !this.quoted;
    else if (!this.quoted && byte === BRACE) this.depth += 1;
    else if (!this.quoted && byte === END_BRACE) this.depth -= 1;
    return !this.isOpen;
  }
}

/** Streams documents as mongoexport writes them: one a line or an array, also pretty-printed. */
export async function* documentsIn(file: string): AsyncGenerator<Content> {
  const name = basename(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const [surroundings, braces] = [new Surroundings(name), new Braces()];
  let documents = 0;
  let parts: Buffer[] = [];
  let length = 0;
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
      if (!braces.isOpen) {
        if (!surroundings.read(byte, offset + at, documents)) continue;
        braces.open();
        start = at;
      } else if (braces.read(byte)) {
        yield parse(Buffer.concat([...parts, chunk.subarray(start, at + 1)]));
        [parts, length] = [[], 0];
      }
    }
    if (braces.isOpen) {
      parts.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > MAX_DOCUMENT_BYTES)
        throw new UnusableExport(`Document ${documents + 1} of ${name} has no end.`);
    }
    offset += chunk.length;
  }
  if (braces.isOpen || surroundings.isOpen)
    throw new UnusableExport(`${name} is cut off after ${documents} documents.`);
}
