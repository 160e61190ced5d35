export class UnusableExport extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'UnusableExport';
  }
}
