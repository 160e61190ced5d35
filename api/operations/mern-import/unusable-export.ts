/** Nothing can be imported like this; the message tells a person why. */
export class UnusableExport extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'UnusableExport';
  }
}
