import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from '../support/client.js';

const PAUSE_MS = 100;
const READ = [
  '/employee?range=[0,9]&sort=["name","ASC"]',
  '/auth/verify',
  '/leave?range=[0,9]',
  '/department',
  '/dashboard/body',
  '/notification',
];

/** Several readers who ask again whatever was refused with 503 or broken off; anything else that is no success is a fault. */
export class ReadLoad {
  readonly faults: string[] = [];
  count = 0;
  again = 0;
  /** The longest time from the first try of a request until its answer, in milliseconds. */
  longestWait = 0;
  private stopping = false;
  private readers: Promise<void>[] = [];

  constructor(private readonly client: () => Client) {}

  start(readers: number): this {
    this.readers = Array.from({ length: readers }, (_, place) => this.read(place));
    return this;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.readers);
  }

  private async read(place: number): Promise<void> {
    for (let n = place; !this.stopping; n++) {
      const path = READ[n % READ.length] as string;
      const asked = performance.now();
      const answer = await this.answered(path);
      if (answer) this.longestWait = Math.max(this.longestWait, performance.now() - asked);
      if (answer && answer.status !== 200)
        this.faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.count += 1;
      await sleep(PAUSE_MS);
    }
  }

  private async answered(path: string): Promise<Answer | undefined> {
    for (;;) {
      const answer = await this.client()
        .get(path)
        .catch(() => undefined);
      if (answer && answer.status !== 503) return answer;
      if (this.stopping) return undefined;
      this.again += 1;
      await sleep(PAUSE_MS);
    }
  }
}
