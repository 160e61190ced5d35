import { TestEnvironment } from 'jest-environment-node';
import { loadOnce, requireOnce } from './load-once.mjs';

// Values pass between the tests and what they share, so both mean the same by these names.
const SAME = { Date, Error, TypeError, RangeError, SyntaxError, Map, Set, Promise, RegExp, process };

export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, SAME, { loadOnce, requireOnce });
  }
}
