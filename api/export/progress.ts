const PAUSE_MS = 2_000;

/** Told how many rows of a file are done, as often as one likes. */
export type Progress = (file: string, done: number, total: number) => void;

/** A line for each file when it is done, and every two seconds meanwhile. */
export function progressLines(write: (line: string) => void): Progress {
  let last = performance.now();
  return (file, done, total) => {
    const now = performance.now();
    if (done < total && now - last < PAUSE_MS) return;
    last = now;
    write(done < total ? `${file}: ${done} of ${total}\n` : `${file}: ${total}\n`);
  };
}
