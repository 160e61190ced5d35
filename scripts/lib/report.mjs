import { seconds } from './run.mjs';

/** Collects what each step says, and prints the closing lines. */
export class Report {
  passed = 0;
  failed = 0;
  lines = [];
  skips = [];
  kept = [];

  /**
   * `step` answers how many tests passed and failed. With `aside` it runs beside others: it gets a function that keeps what it
   * says, and all of it is printed by `tell`, so that two steps do not talk at once.
   */
  async run(title, step, { aside = false } = {}) {
    const said = [];
    const say = aside ? (text) => void said.push(text) : (text) => console.log(text);
    say(`\n== ${title}`);
    const begun = performance.now();
    let result;
    try {
      result = await step(aside ? say : undefined);
    } catch (error) {
      say(error.message);
      result = { passed: 0, failed: 1 };
    }
    this.passed += result.passed;
    this.failed += result.failed;
    const counts =
      result.passed + result.failed === 0
        ? 'has no tests yet'
        : `${result.passed} passed, ${result.failed} failed`;
    const line = `${title}: ${counts} (${seconds(begun)})`;
    say(`== ${line}`);
    this.lines.push(`${result.failed ? 'FAILED' : '    ok'}  ${line}`);
    this.kept.push(...said);
    return result.failed === 0;
  }

  /** `asFailure`: on a machine that is meant to have everything. */
  skip(title, reason, { asFailure }) {
    this.skips.push(`${asFailure ? 'FAILED' : '  skip'}  ${title}: not run, ${reason}`);
    if (asFailure) this.failed += 1;
  }

  /** Prints the asides of the steps that have ended. */
  tell() {
    for (const text of this.kept.splice(0)) console.log(text.trimEnd());
  }

  close() {
    this.tell();
    console.log(`\n${[...this.lines, ...this.skips].join('\n')}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
