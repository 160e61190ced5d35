import { join } from 'node:path';
import { run } from './run.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Fetches Node 24 from npm into a temporary folder. npm's package `node` only runs a script that installs the one
 * for this machine; that one is installed directly here, since install scripts are off.
 */
export async function fetchNode24() {
  const { folder, remove } = temporaryFolder('node24');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const appleChip = platform === 'darwin' && process.arch === 'arm64';
  const name = `${appleChip ? 'node-bin' : 'node'}-${platform}-${process.arch}`;
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { ok } = await run('npm', [...args, `${name}@24`], { cwd: folder });
  const binary = join('bin', platform === 'win' ? 'node.exe' : 'node');
  return { node: ok ? join(folder, 'node_modules', name, binary) : undefined, remove };
}
