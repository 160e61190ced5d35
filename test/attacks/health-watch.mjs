// A thread of its own: the test's thread is busy with what it sends.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

let isOver = false;
let longestWait = 0;
parentPort.once('message', () => (isOver = true));
while (!isOver) {
  const from = performance.now();
  const { status } = await fetch(`${workerData}/api/health`);
  if (status !== 200) throw new Error(`/health answered ${status}.`);
  longestWait = Math.max(longestWait, performance.now() - from);
  await sleep(20);
}
parentPort.postMessage(longestWait);
