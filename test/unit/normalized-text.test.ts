import { describe, expect, test } from '@jest/globals';
import {
  hasTooManyMarks,
  MOST_MARKS,
  normalized,
  withoutExcessMarks,
} from '../../api/contract/text/normalized-text.js';
import { folded, uniqueKey } from '../../api/platform/database/statements/folded-text.js';
import { readEmail } from '../../api/platform/http/fields/email-field.js';
import { readName, readText, textRefusal } from '../../api/platform/http/fields/read-text.js';

const ATTACKS = [
  `a${'\u0300\u0323'.repeat(100_000)}`,
  `a${'\uff9e\u0300'.repeat(100_000)}`,
  `a${'\u0344\u0323'.repeat(100_000)}`,
];
const keyed = { label: 'Name', max: MOST_MARKS };

describe('names of all scripts have fewer marks in a row than are allowed', () => {
  test.each([
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
    ['Hebrew with points', 'שִׂמְחָ֣ה מִרְיָם'],
    ['Arabic with vowels', 'مُحَمَّدٌ ٱلْعَرَبِيُّ'],
    ['Devanagari', 'श्रीकृष्ण क्षत्रिय'],
    ['Tamil', 'க்ஷ்மீ ஸ்ரீ'],
    ['Thai', 'น้ำผึ้ง กิ์'],
    ['Burmese', 'ကြွင်းကျန်ရစ်'],
    ['Korean', '김지훈'],
    ['Japanese of half width', 'ﾊﾟﾋﾞﾌﾟ'],
    ['the largest stack of Tibetan', 'ཧྐྵྨླྺྼྻྂ'],
    ['emoji', '👨‍👩‍👧‍👦 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('%s', (_, name) => {
    for (const written of [name, name.normalize('NFD')]) {
      expect(hasTooManyMarks(written)).toBe(false);
      expect(readName(written, 100)).toBe(name.normalize('NFC'));
      expect(textRefusal('Name', readName(written, 100), { max: 100 })).toBeUndefined();
    }
  });
});

describe('a name of many combining marks', () => {
  const zalgo = `Z${'\u0300\u0323'.repeat(10)}oe`;

  test('is refused in plain words, whether it is long or short', () => {
    expect(textRefusal('Name', readText(zalgo, 100), { max: 100 })).toEqual({
      key: 'field.too_many_marks',
      parameters: keyed,
    });
    expect(textRefusal('Name', readText(ATTACKS[0], 100), { max: 100 })).toEqual({
      key: 'field.too_long',
      parameters: { label: 'Name', max: 100 },
    });
  });

  test('is refused if its marks become too many by being normalised', () => {
    const doubled = `ι${'\u0344'.repeat(6)}`;
    expect(hasTooManyMarks(doubled)).toBe(false);
    expect(textRefusal('Name', readText(doubled, 100), { max: 100 })).toEqual({
      key: 'field.too_many_marks',
      parameters: keyed,
    });
  });

  test('loses those that are too many where it cannot be refused', () => {
    expect(withoutExcessMarks(zalgo)).toBe(`Z${'\u0300\u0323'.repeat(4)}oe`);
    expect(withoutExcessMarks('Zoë')).toBe('Zoë');
  });

  test('costs no more than its length, wherever it is read, folded or compared', () => {
    for (const text of ATTACKS) {
      const began = performance.now();
      for (const form of ['NFC', 'NFKC', 'NFKD'] as const)
        expect(normalized(text, form)).toBe(text);
      expect(
        [
          folded(text),
          uniqueKey(text),
          readEmail(text),
          readText(text, 100),
          readText(text, text.length),
        ].every((one) => typeof one === 'string'),
      ).toBe(true);
      // Normalising it once took some seconds.
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });

  test('every character that becomes a combining mark counts as one', () => {
    const found: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const sign = String.fromCodePoint(code);
      const begins = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map(
        (form) => [...sign.normalize(form)][0] ?? '',
      );
      // Only marks of a combining class are sorted: what stays where it is beside one has none.
      const isSorted = begins.some(
        (one) => /\p{M}/u.test(one) && `${one}\u0334`.normalize('NFD') !== `${one}\u0334`,
      );
      if (isSorted && !hasTooManyMarks(sign.repeat(MOST_MARKS + 1))) found.push(code.toString(16));
    }
    expect(found).toEqual([]);
  });
});

describe('a text that is longer than its field', () => {
  test('is measured before it is read', () => {
    const long = ` ${'e\u0301'.repeat(400)}`;
    expect(readText(long, 100)).toBe(long);
    expect(readText(` ${'e\u0301'.repeat(100)}`, 100)).toBe('é'.repeat(100));
  });
});
