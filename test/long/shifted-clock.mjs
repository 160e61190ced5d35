// Loaded into the server's process by `--import`: at SIGWINCH its clock is set back an hour (SIGUSR2 would end the server);
// with CLOCK_BEHIND_MS in the environment it is behind from the start. What counts elapsed time (timers, performance) goes
// on as ever, as it does when a system's clock is set.
import process from 'node:process';

const HOUR_MS = 3_600_000;
const RealDate = globalThis.Date;
let behindMs = Number(process.env.CLOCK_BEHIND_MS ?? 0);

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() - behindMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() - behindMs;
  }
};

process.on('SIGWINCH', () => (behindMs = HOUR_MS));
