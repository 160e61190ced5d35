import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { tooLarge, unreadable } from './xml-tags.js';

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE = 0x04034b50;
const FILE_LENGTH = 30;
/** The true number stands in a field of ZIP64, which files of 20 MB do not need. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 0x2041;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 5_000;
const PIECE = 65_536;
/** A workbook of 100,000 people has about half of it. */
const MOST_UNPACKED = 128 * 1024 * 1024;

interface Entry {
  deflated: boolean;
  packed: Buffer;
  sum: number;
}

/** Counts what is unpacked, of all files together: an archive can say anything about its sizes. */
export class ZipArchive {
  private readonly entries = new Map<string, Entry>();
  private left = MOST_UNPACKED;

  constructor(private readonly bytes: Buffer) {
    const end = this.end();
    let position = bytes.readUInt32LE(end + 16);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw unreadable();
    for (let n = 0; n < count; n += 1) position = this.addEntry(position);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  async *unpack(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw unreadable();
    const pieces = entry.deflated
      ? Readable.from([entry.packed]).pipe(createInflateRaw({ chunkSize: PIECE }))
      : pieced(entry.packed);
    let sum = 0;
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      this.left -= piece.length;
      if (this.left < 0) throw tooLarge();
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.sum) throw unreadable();
  }

  private end(): number {
    const { bytes } = this;
    for (
      let position = bytes.length - END_LENGTH;
      position >= Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
      position -= 1
    ) {
      if (bytes.readUInt32LE(position) === END) return position;
    }
    throw unreadable();
  }

  /** Answers the position after it. */
  private addEntry(position: number): number {
    const { bytes } = this;
    if (position + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(position) !== ENTRY)
      throw unreadable();
    const [flags, method, sum] = [
      bytes.readUInt16LE(position + 8),
      bytes.readUInt16LE(position + 10),
      bytes.readUInt32LE(position + 16),
    ];
    const [packed, unpacked, start] = [
      bytes.readUInt32LE(position + 20),
      bytes.readUInt32LE(position + 24),
      bytes.readUInt32LE(position + 42),
    ];
    if (
      [packed, unpacked, start].includes(ELSEWHERE) ||
      (flags & ENCRYPTED) !== 0 ||
      (method !== STORED && method !== DEFLATED)
    )
      throw unreadable();
    if (start + FILE_LENGTH > bytes.length || bytes.readUInt32LE(start) !== FILE)
      throw unreadable();
    const data =
      start + FILE_LENGTH + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const named = position + ENTRY_LENGTH + bytes.readUInt16LE(position + 28);
    const name = bytes.toString('utf8', position + ENTRY_LENGTH, named);
    if (data + packed > bytes.length || this.entries.has(name)) throw unreadable();
    this.entries.set(name, {
      deflated: method === DEFLATED,
      packed: bytes.subarray(data, data + packed),
      sum,
    });
    return named + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
}

function* pieced(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE)
    yield bytes.subarray(start, start + PIECE);
}
