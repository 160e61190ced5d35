import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg)$/;
/** Below this, a header more costs what the compression saves. */
const WORTHWHILE_BYTES = 1024;

/** Writes each text asset compressed beside itself, once and as small as it gets, so that serving it costs nothing. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))) {
        const file = join(folder, name);
        const content = readFileSync(file);
        if (content.length < WORTHWHILE_BYTES) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
      }
    },
  };
}
