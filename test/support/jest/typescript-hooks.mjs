import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { SWC } from './swc.mjs';

// Node's hooks by which it loads the server's sources as they are, but for the time that hashing takes.

const QUICK = { '@node-rs/argon2': new URL('quick-argon2.mjs', import.meta.url).href };

export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  const quick = context.parentURL?.endsWith('.ts') && QUICK[specifier];
  return quick ? { url: quick, format: 'module', shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...SWC,
    filename,
    swcrc: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
