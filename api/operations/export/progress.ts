export type Progress = (file: string, done: number, total: number) => void;

const PAUSE_MS = 10_000;
const TERMINAL_PAUSE_MS = 200;

export function progressLines(stream: { isTTY?: boolean; write(text: string): unknown }): Progress {
  let startedAt = performance.now();
  let last = startedAt;
  return (file, done, total) => {
    const now = performance.now();
    const line = `${file}: ${done} of ${total}, ${timeLeft(((now - startedAt) / done) * (total - done))}`;
    if (done >= total) {
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${file}: ${total}\n`);
      startedAt = last = now;
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
