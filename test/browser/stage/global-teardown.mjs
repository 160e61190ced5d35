import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  await globalThis.stageBrowser.close();
  rmSync(JSON.parse(process.env.BROWSER_STAGE).folder, {
    recursive: true,
    force: true,
    maxRetries: 5,
  });
}
