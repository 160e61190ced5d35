const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/**
 * Bytes that the files of an archive say to have unpacked. The reader of workbooks unpacks no file further than its entry says, so that this keeps small files
 * from filling the memory. Undefined for what is no complete archive, and for entries that do not say their size.
 */
export function unpackedSize(bytes: Buffer): number | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  let position = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let entries = bytes.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (position + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(position) !== ENTRY) return undefined;
    const [packed, unpacked] = [bytes.readUInt32LE(position + 20), bytes.readUInt32LE(position + 24)];
    if (packed > 0 && unpacked === 0) return undefined;
    size += unpacked;
    position += ENTRY_LENGTH + bytes.readUInt16LE(position + 28) + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
  return size;
}

function endOf(bytes: Buffer): number | undefined {
  for (let position = bytes.length - END_LENGTH; position >= Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT); position -= 1) {
    if (bytes.readUInt32LE(position) === END) return position;
  }
  return undefined;
}
