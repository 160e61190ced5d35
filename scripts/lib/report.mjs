import { seconds } from './run.mjs';

/** Collects what each step says, and prints the closing lines. */
export class Report {
  passed = 0;
  failed = 0;
  lines = [];
  skips = [];

  /** `step` answers how many tests passed and failed. */
  async run(title, step) {
    console.log(`\n== ${title}`);
    const begun = performance.now();
    let result;
    try {
      result = await step();
    } catch (error) {
      console.error(error.message);
      result = { passed: 0, failed: 1 };
    }
    this.passed += result.passed;
    this.failed += result.failed;
    const counts = result.passed + result.failed === 0 ? 'has no tests yet' : `${result.passed} passed, ${result.failed} failed`;
    const line = `${title}: ${counts} (${seconds(begun)})`;
    console.log(`== ${line}`);
    this.lines.push(`${result.failed ? 'FAILED' : '    ok'}  ${line}`);
    return result.failed === 0;
  }

  /** `asFailure`: on a machine that is meant to have everything. */
  skip(title, reason, { asFailure }) {
    this.skips.push(`${asFailure ? 'FAILED' : '  skip'}  ${title}: not run, ${reason}`);
    if (asFailure) this.failed += 1;
  }

  close() {
    console.log(`\n${[...this.lines, ...this.skips].join('\n')}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
