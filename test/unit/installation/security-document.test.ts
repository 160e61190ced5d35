import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const text = readFileSync('docs/security.md', 'utf8');
const tests = readdirSync('test', { recursive: true, encoding: 'utf8' });

test('what the document on security names is there', () => {
  const named = [...text.matchAll(/`((?:api|admin-ui|test)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('*'));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const files = [...text.matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name = '']) => name);
  expect(files.filter((name) => !tests.some((path) => path.endsWith(name)))).toEqual([]);
  const links = [...text.matchAll(/\]\(((?!http)[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`);
  const leadsSomewhere = (link: string) => {
    const [path = '', heading] = link.split('#');
    return (
      existsSync(path) &&
      (!heading || readFileSync(path, 'utf8').toLowerCase().includes(`\n## ${heading}\n`))
    );
  };
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});
