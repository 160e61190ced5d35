import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { tooLarge, unreadable } from './xml-tags.js';

const END = Buffer.from('PK\x05\x06', 'latin1');
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
const MOST_ENTRIES = 1_000;
const LONGEST_NAME = 1_024;
const PIECE = 65_536;
/** A workbook of 100,000 people has about half of it. */
const MOST_UNPACKED = 128 * 1024 * 1024;

interface Entry {
  deflated: boolean;
  packed: Buffer;
  sum: number;
}

/** The limit of unpacked bytes, for one archive or for several together. */
export class UnpackBudget {
  constructor(private left = MOST_UNPACKED) {}

  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw tooLarge();
  }
}

/** The number of entries that its directory claims, of which no more are read. */
export function countEntries(bytes: Buffer): number {
  return bytes.readUInt16LE(directoryEnd(bytes) + 10);
}

/** Counts what is unpacked, of all files together: an archive can say anything about its sizes. */
export class ZipArchive {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly bytes: Buffer,
    private readonly budget = new UnpackBudget(),
  ) {
    const count = countEntries(bytes);
    if (count > MOST_ENTRIES) throw unreadable();
    let position = bytes.readUInt32LE(directoryEnd(bytes) + 16);
    for (let n = 0; n < count; n += 1) position = this.addEntry(position);
    // More than it claims would be left out without a word.
    if (position + 4 <= bytes.length && bytes.readUInt32LE(position) === ENTRY) throw unreadable();
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
      this.budget.take(piece.length);
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.sum) throw unreadable();
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
    const nameLength = bytes.readUInt16LE(position + 28);
    if (nameLength > LONGEST_NAME) throw unreadable();
    const named = position + ENTRY_LENGTH + nameLength;
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

function directoryEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  const found = bytes.subarray(earliest).lastIndexOf(END, -END_LENGTH);
  if (found < 0) throw unreadable();
  return earliest + found;
}

function* pieced(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE)
    yield bytes.subarray(start, start + PIECE);
}
