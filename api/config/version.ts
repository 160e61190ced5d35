import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The product's version, as package.json says it. */
export const VERSION = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
