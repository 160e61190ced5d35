import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that goes with `remove`, or at the latest with this process. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `ems-${name}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}
