import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const SERVE = new URL('../../../scripts/serve.mjs', import.meta.url).pathname;
/** Debian 12's own Node, in the place of the one that runs. */
const OLD =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})";

test('the server under a Node that is too old says which one it needs, and ends with the status that stops restarts', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', OLD, SERVE], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' });
  expect(stderr).toMatch(/^This needs Node 20\.19 .+; you have 18\.20\.4\. Install .+\n$/);
});
