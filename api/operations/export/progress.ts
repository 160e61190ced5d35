/** Told how many rows of a file are done, as often as one likes. */
export type Progress = (file: string, done: number, total: number) => void;

const PAUSE_MS = 10_000;
const TERMINAL_PAUSE_MS = 200;

/** A line for each file when it is done, and meanwhile how far it is: on a terminal always the same line. */
export function progressLines(stream: { isTTY?: boolean; write(text: string): unknown }): Progress {
  let begun = performance.now();
  let last = begun;
  return (file, done, total) => {
    const now = performance.now();
    const line = `${file}: ${done} of ${total}, ${timeLeft(((now - begun) / done) * (total - done))}`;
    if (done >= total) {
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${file}: ${total}\n`);
      begun = last = now;
    } else if (now - last > (stream.isTTY ? TERMINAL_PAUSE_MS : PAUSE_MS)) {
      stream.write(stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
      last = now;
    }
  };
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 100 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
