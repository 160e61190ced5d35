import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const top = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = /^.*(node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const STYLESHEET = /\.css$/;
const IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g;

/** Lists the packages by folder that the bundle is made of: they ship to browsers, though they are development packages of the server. */
export function browserPackages(): Plugin {
  let folder = '';
  return {
    name: 'browser-packages',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    async writeBundle() {
      const modules = [...this.getModuleIds()];
      const resolve = async (name: string, importer: string) =>
        (await this.resolve(name, importer))?.id;
      const files = new Set(modules);
      for (const stylesheet of modules.filter((id) => STYLESHEET.test(id)))
        await addImports(stylesheet, files, resolve);
      const folders = new Set(
        [...files].flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? []),
      );
      const named = [...folders].sort().map((path) => [relative(top, path), nameAndVersion(path)]);
      writeFileSync(
        join(dirname(folder), 'browser-packages.json'),
        JSON.stringify(Object.fromEntries(named), undefined, 1),
      );
    },
  };
}

/** A stylesheet's imports are copied into it, and are no modules of the bundle. */
async function addImports(
  stylesheet: string,
  files: Set<string>,
  resolve: (name: string, importer: string) => Promise<string | undefined>,
): Promise<void> {
  for (const [, name = ''] of readFileSync(stylesheet, 'utf8').matchAll(IMPORT)) {
    const imported = await resolve(name, stylesheet);
    if (!imported) throw new Error(`${stylesheet} imports ${name}, which is not there.`);
    if (files.has(imported)) continue;
    files.add(imported);
    await addImports(imported, files, resolve);
  }
}

function nameAndVersion(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name}@${version}`;
}
