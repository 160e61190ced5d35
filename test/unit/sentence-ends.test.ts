import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

type Interpolate = (
  message: string,
  values: Record<string, string | number>,
  language: string,
) => string;

const USE_TEXT = fileURLToPath(new URL('../../admin-ui/src/i18n/use-text.ts', import.meta.url));
const { interpolate } = (await import(USE_TEXT)) as { interpolate: Interpolate };

describe('a value that ends in a dot ends its sentence', () => {
  test.each([
    ['Gutschrift am %{date}.', { date: '1. Jan.' }, 'Gutschrift am 1. Jan.'],
    ['Le %{date}. Ensuite rien.', { date: '1er janv.' }, 'Le 1er janv. Ensuite rien.'],
    ['From %{date}.', { date: '01 Jan' }, 'From 01 Jan.'],
    ['%{first}.%{last}@company.example', { first: 'J.', last: 'Roux' }, 'J..Roux@company.example'],
    ['%{name}...', { name: 'St.' }, 'St....'],
  ])('%s', (message, values, shown) => {
    expect(interpolate(message, values, 'de')).toBe(shown);
  });
});
