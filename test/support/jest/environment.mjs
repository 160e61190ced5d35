import { TestEnvironment } from 'jest-environment-node';
import { ContextStorages } from './context-storages.mjs';
import { loadOnce, requireOnce } from './load-once.mjs';

// Values pass between the tests and what they share, so both mean the same by these names.
const SAME = {
  Date,
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  Map,
  Set,
  Promise,
  RegExp,
  process,
};

export default class extends TestEnvironment {
  storages = new ContextStorages();

  constructor(...args) {
    super(...args);
    Object.assign(this.global, SAME, { loadOnce, requireOnce });
  }

  async setup() {
    await super.setup();
    this.storages.begin();
  }

  handleTestEvent({ name }) {
    if (name === 'setup') this.storages.loaded();
  }

  async teardown() {
    this.storages.end();
    await super.teardown();
  }
}
