import { RichText } from './rich-text.js';
import { tooLarge } from './workbook-refusals.js';
import type { XmlTag } from './xml-tags.js';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_STRINGS = 2_000_000;

/**
 * The texts of a workbook, to which its cells point. As bytes they take a quarter of the memory of a million strings, and the system gives memory only to the
 * parts that are written.
 */
export class SharedStrings {
  private readonly bytes = Buffer.alloc(MOST_BYTES);
  private readonly ends = new Uint32Array(MOST_STRINGS + 1);
  private count = 0;

  static async read(documents: AsyncIterable<XmlTag[]>): Promise<SharedStrings> {
    const strings = new SharedStrings();
    const text = new RichText();
    for await (const tags of documents) {
      for (const tag of tags) {
        text.read(tag);
        if (tag.name === 'si' && tag.closes) strings.add(text.take());
      }
    }
    return strings;
  }

  at(index: number): string {
    return index >= 0 && index < this.count ? this.bytes.toString('utf8', this.ends[index], this.ends[index + 1]) : '';
  }

  private add(text: string): void {
    const start = this.ends[this.count] ?? 0;
    const length = Buffer.byteLength(text);
    if (this.count >= MOST_STRINGS || start + length > MOST_BYTES) throw tooLarge();
    this.bytes.write(text, start);
    this.count += 1;
    this.ends[this.count] = start + length;
  }
}
