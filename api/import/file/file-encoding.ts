import { isUtf8 } from 'node:buffer';
import { Problem, refusal } from '../../contract/problem.js';

export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const BYTE_ORDER_MARKS = {
  utf8: Buffer.from([0xef, 0xbb, 0xbf]),
  little: Buffer.from([0xff, 0xfe]),
  big: Buffer.from([0xfe, 0xff]),
};
/** The signature of workbooks that are old or have a password. */
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const SAMPLE = 65_536;
/** Bytes of the euro sign. */
const LONGEST_SIGN = 3;

// Node's TextDecoder decodes these bytes of Windows-1252 as Latin-1 control characters.
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text as UTF-8 without a byte order mark. */
export function fileText(bytes: Buffer): { encoding: FileEncoding; text: Buffer } {
  if (bytes.length === 0) throw Problem.at('file', refusal('file.empty'));
  if (startsWith(bytes, OLD_WORKBOOK)) throw Problem.at('file', refusal('file.workbook'));
  for (const order of ['little', 'big'] as const) {
    if (startsWith(bytes, BYTE_ORDER_MARKS[order]))
      return { encoding: 'UTF-16', text: requireText(fromUtf16(bytes.subarray(2), order)) };
  }
  const text = requireText(startsWith(bytes, BYTE_ORDER_MARKS.utf8) ? bytes.subarray(3) : bytes);
  return isUtf8(text)
    ? { encoding: 'UTF-8', text }
    : { encoding: 'Windows-1252', text: fromWindows1252(text) };
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

function requireText(text: Buffer): Buffer {
  const beginning = text.subarray(0, SAMPLE);
  const controls = beginning.reduce(
    (count, byte) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d) ? count + 1 : count),
    0,
  );
  if (text.includes(0) || controls * 50 > beginning.length)
    throw Problem.at('file', refusal('file.not_text'));
  return text;
}

function fromUtf16(bytes: Buffer, order: 'little' | 'big'): Buffer {
  return Buffer.from(new TextDecoder(order === 'little' ? 'utf-16le' : 'utf-16be').decode(bytes));
}

/** In pieces: all signs of a text of 20 MB in one list take a hundred times as much. The system gives memory only to the part that is written. */
function fromWindows1252(bytes: Buffer): Buffer {
  const text = Buffer.alloc(bytes.length * LONGEST_SIGN);
  let length = 0;
  for (let start = 0; start < bytes.length; start += SAMPLE) {
    const piece = bytes.toString('latin1', start, start + SAMPLE);
    length += text.write(
      piece.replace(/[\x80-\x9f]/g, (sign) => FROM_0X80.charAt(sign.charCodeAt(0) - 0x80)),
      length,
    );
  }
  return text.subarray(0, length);
}
