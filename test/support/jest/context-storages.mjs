import hooks from 'node:async_hooks';

/**
 * The runner makes an AsyncLocalStorage for each test file and keeps it running: after fifty files, each promise of the
 * worker carries fifty of them along. These are remembered, so that they end with their file.
 */
export class ContextStorages {
  #made = [];
  #real;

  /** From now on, until the runner is loaded. */
  begin() {
    const made = this.#made;
    this.#real ??= hooks.AsyncLocalStorage;
    hooks.AsyncLocalStorage = class extends this.#real {
      constructor(...options) {
        super(...options);
        made.push(this);
      }
    };
  }

  loaded() {
    if (this.#real) hooks.AsyncLocalStorage = this.#real;
    this.#real = undefined;
  }

  end() {
    this.loaded();
    for (const storage of this.#made.splice(0)) storage.disable();
  }
}
