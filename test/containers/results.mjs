import { seconds } from '../../scripts/lib/run.mjs';

/** Thrown by a check that cannot be made here; its message says why. */
export class Skip extends Error {}

/** Checks one after the other, each with what it found; a failing one does not keep the others from being made. */
export class Results {
  rows = [];

  async check(title, step) {
    const begun = performance.now();
    const [result, found] = await outcome(step);
    this.rows.push([title, result, found, seconds(begun)]);
    console.log(`${result.padEnd(8)}${title}: ${found} (${seconds(begun)})`);
    return result === 'passed';
  }

  skip(title, reason) {
    return this.check(title, () => Promise.reject(new Skip(reason)));
  }

  count(result) {
    return this.rows.filter((row) => row[1] === result).length;
  }
}

async function outcome(step) {
  try {
    return ['passed', (await step()) ?? ''];
  } catch (error) {
    if (error instanceof Skip) return ['SKIPPED', error.message];
    console.error(error.message);
    return ['FAILED', error.message.split('\n')[0]];
  }
}

/** Throws `sentence` unless `holds`. */
export function must(holds, sentence) {
  if (!holds) throw new Error(sentence);
}
