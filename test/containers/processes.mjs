import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// Linux counts the times of processes in this unit on every architecture that Node runs on.
const TICKS_PER_SECOND = 100;
const READY_MS = 60_000;

/** Memory of a process that is in RAM, in millions of bytes. */
export function residentMegabytes(pid) {
  return (statusNumber(pid, 'VmRSS') * 1024) / 1e6;
}

/** Whose process it is, and its effective rights as the kernel writes them. */
export function rightsOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    user: statusNumber(pid, 'Uid'),
    capabilities: /^CapEff:\s*(\w+)/m.exec(status)[1],
    noNewPrivileges: statusNumber(pid, 'NoNewPrivs') === 1,
  };
}

/** Milliseconds from the start of a process until the server in it says that it is ready. */
export async function startToReady(pid, client) {
  const begun = startedAt(pid);
  for (;;) {
    const status = await client.call('GET', '/api/health/ready', undefined, { agent: false }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return sinceBoot() - begun;
    if (sinceBoot() - begun > READY_MS) throw new Error('The server does not become ready.');
    await sleep(5);
  }
}

function startedAt(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[19]) / TICKS_PER_SECOND) * 1000;
}

function sinceBoot() {
  return Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000;
}

function statusNumber(pid, name) {
  return Number(
    new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1],
  );
}
