import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipFile {
  name: string;
  bytes: Uint8Array;
}

/** Streamed: a file is asked for when the ones before it are sent. PDFs are compressed already, so they are only stored. */
export function payslipZip(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(chunks(files), { objectMode: false });
}

async function* chunks(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
