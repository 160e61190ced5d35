import SharedSources from '../../../test/support/jest/environment.mjs';

/** A page for the tests, and the screens loaded once in a worker. */
export default class ScreensEnvironment extends SharedSources {
  async setup() {
    await super.setup();
    // Not above: jest transforms what is loaded with this file.
    this.page = await import('./page.mjs');
    this.page.show(this.global);
  }

  handleTestEvent(event) {
    super.handleTestEvent(event);
    if (event.name === 'test_done') this.page.empty();
  }
}
