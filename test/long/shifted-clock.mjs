// Loaded into the server's process by `--import`: at SIGUSR2 its clock is an hour behind from then on; with
// CLOCK_BEHIND_MS in the environment it is from the start. What counts elapsed time (timers, performance) goes on as ever,
// as it does when the system's clock is set.
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

process.on('SIGUSR2', () => (behindMs = HOUR_MS));
