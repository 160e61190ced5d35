import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { frenchSpaces } from '../../api/contract/text/french-spaces.js';

const FRENCH = new URL('../../admin-ui/src/i18n/fr/', import.meta.url);

test.each([
  ['Voulez-vous ? Oui ; non !', 'Voulez-vous\u202f? Oui\u202f; non\u202f!'],
  ['Fichier : « %{name} »', 'Fichier\u00a0: «\u00a0%{name}\u00a0»'],
  [
    '%{count} jour : un |||| %{count} jours : plusieurs',
    '%{count} jour\u00a0: un |||| %{count} jours\u00a0: plusieurs',
  ],
  ['de 8:30 à 9:00, https://company.example', 'de 8:30 à 9:00, https://company.example'],
])('%p is shown as %p', (written, shown) => {
  expect(frenchSpaces(written)).toBe(shown);
});

function texts(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(texts);
}

test('all French messages have a space at « » and before ; : ? !, which breaks no line where it is shown', async () => {
  const written: string[] = [];
  const ours = readdirSync(fileURLToPath(FRENCH), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'react-admin.ts',
  );
  for (const file of ours)
    written.push(...texts({ ...((await import(fileURLToPath(new URL(file, FRENCH)))) as object) }));
  expect(written.length).toBeGreaterThan(1_000);
  expect(
    written.filter((text) => /[\p{L}\p{N}»)}][;?!]|[\p{L}»)}]:(?!\/\/)|«[^ ]|[^ ]»/u.test(text)),
  ).toEqual([]);
  expect(written.map(frenchSpaces).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});
