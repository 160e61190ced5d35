import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '../../api/contract/calendar-date.js';
import { form, person } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import type { Crowd } from './crowd.js';

const WRITERS = 8;
const PAUSE_MS = [20, 200] as const;
const DAYS = 9_700;
const LOG_MS = 300;

/** A write leaves a row, whose id then is among these. */
interface Kept {
  among: string;
  id: string;
}

interface Write {
  send: (client: Client, headers: Record<string, string>) => Promise<Answer>;
  kept: (answer: Answer) => Kept;
  /** Another answer that is right when an earlier try may have been carried out unheard. */
  repeated?: string;
}

/**
 * Several writers, each with one request at a time. A write that is refused with 503, or whose connection is cut, is sent
 * again under its key, at the next instance, until it is acknowledged; so each must be there exactly once in the end.
 */
export class WriteLoad {
  /** Ids by where they must be found. */
  readonly acknowledged = new Map<string, Set<string>>();
  readonly faults: string[] = [];
  count = 0;
  /** Answers 503 with Retry-After, and requests without an answer. */
  refused = 0;
  cut = 0;
  /** The longest time without an acknowledged write, in milliseconds. */
  longestPause = 0;
  /** The longest time from the first try of a write until it was acknowledged, in milliseconds. */
  longestWait = 0;
  readonly times: number[] = [];
  private sent = 0;
  private stopping = false;
  private patience = true;
  private last = performance.now();
  private readonly pending: string[] = [];
  private writers: Promise<void>[] = [];

  constructor(private readonly crowd: Crowd) {
    // A test that fails in the middle stops its stage, and must not leave writers behind.
    crowd.stage.beforeStop = () => this.stop(0);
  }

  start(writers = WRITERS): this {
    this.last = performance.now();
    this.stopping = false;
    this.writers = Array.from({ length: writers }, (_, place) => this.write(place));
    return this;
  }

  /** Resolves when everything that was begun is acknowledged, or given up after `patienceMs`. */
  async stop(patienceMs = 30_000): Promise<void> {
    this.stopping = true;
    const given = setTimeout(() => (this.patience = false), patienceMs);
    await Promise.all(this.writers);
    clearTimeout(given);
  }

  /** Resolves when so many more writes are acknowledged. */
  async more(writes: number, withinMs = 60_000): Promise<number> {
    const [begun, goal] = [performance.now(), this.count + writes];
    while (this.count < goal) {
      if (performance.now() - begun > withinMs)
        throw new Error(
          `Only ${this.count + writes - goal} of ${writes} writes in ${withinMs} ms; ${this.faults.slice(0, 3).join('; ')}`,
        );
      await sleep(5);
    }
    return performance.now() - begun;
  }

  /** Acknowledged rows that are not there. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const [among, ids] of this.acknowledged) {
      const found = new Set(
        (await this.crowd.stage.rows<{ id: string }>(`SELECT id FROM ${among}`)).map(
          ({ id }) => id,
        ),
      );
      for (const id of ids) if (!found.has(id)) lost.push(`${id} is not in ${among}`);
    }
    return lost;
  }

  private async write(place: number): Promise<void> {
    while (!this.stopping) {
      const n = ++this.sent;
      await this.until(n, this.next(n), place);
    }
  }

  private async until(n: number, write: Write, place: number): Promise<void> {
    const asked = performance.now();
    for (let tries = 0; this.patience; tries++) {
      const begun = performance.now();
      const answer = await write
        .send(this.crowd.admin(place + tries), { 'idempotency-key': `write ${n}` })
        .catch(() => undefined);
      if (answer && (answer.status < 300 || (tries > 0 && answer.body?.code === write.repeated))) {
        this.times.push(performance.now() - begun);
        this.longestWait = Math.max(this.longestWait, performance.now() - asked);
        return answer.status < 300 ? this.acknowledge(write.kept(answer)) : undefined;
      }
      if (!answer) this.cut += 1;
      else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0)
        this.refused += 1;
      else return this.fault(`write ${n}`, answer);
      const [least, most] = PAUSE_MS;
      await sleep(least + Math.random() * (most - least));
    }
  }

  private async fault(what: string, { status, body }: Answer): Promise<void> {
    // The log of the server is a little later than its answer.
    await sleep(LOG_MS);
    this.faults.push(
      `${what}: ${status} ${JSON.stringify(body)} ${this.crowd.stage.logged(body.requestId as string)}`,
    );
  }

  private acknowledge({ among, id }: Kept): void {
    const ids = this.acknowledged.get(among) ?? new Set();
    this.acknowledged.set(among, ids.add(id));
    if (among === 'leave_request') this.pending.push(id);
    this.count += 1;
    const now = performance.now();
    this.longestPause = Math.max(this.longestPause, now - this.last);
    this.last = now;
  }

  private next(n: number): Write {
    const { amara, zoe, ruth, research } = this.crowd.cast;
    const { _id: employeeId } = [amara, zoe, ruth][n % 3] as typeof amara;
    const day = addDays('2000-01-02', Math.floor(n / 3) % DAYS);
    if (n % 50 === 0) {
      const hired = form(person({ employeeId: `W-${n}`, department: research._id }));
      return adds('employee', '/employee/add', hired);
    }
    const kind = n % 8;
    if (kind === 0) {
      const department = { dep_name: `Written ${n}`, description: 'While it lasted' };
      return adds('department', '/department/add', department);
    }
    const leave = kind === 1 ? this.pending.shift() : undefined;
    if (leave) return approves(leave);
    if (kind === 2) {
      const department = { dep_name: 'Research', description: `Text ${n}` };
      return {
        send: (client) => client.put(`/department/${research._id}`, department),
        kept: () => ({ among: 'department', id: research._id }),
      };
    }
    if (kind < 6)
      return adds('salary', '/salary/add', { employeeId, basicSalary: n, payDate: day });
    return adds('leave', '/leave/add', {
      userId: employeeId,
      leaveType: 'Sick Leave',
      startDate: day,
      endDate: day,
      reason: `Written ${n}`,
    });
  }
}

function adds(record: string, path: string, body: unknown): Write {
  return {
    send: (client, headers) => client.post(path, body, headers),
    kept: (answer) => ({
      among: record === 'leave' ? 'leave_request' : record,
      id: answer.body[record]._id,
    }),
  };
}

function approves(id: string): Write {
  return {
    send: (client) => client.put(`/leave/${id}`, { status: 'Approved' }),
    kept: () => ({ among: "leave_request WHERE status = 'Approved'", id }),
    repeated: 'leave.already_decided',
  };
}
