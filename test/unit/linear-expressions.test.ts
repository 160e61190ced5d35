import { expect, test } from '@jest/globals';
import rules from '../../scripts/lint/rules.mjs';

function reported(expression: RegExp): boolean {
  let found = false;
  const visitor = (
    rules as {
      rules: Record<string, { create(context: object): Record<string, (node: object) => void> }>;
    }
  ).rules['linear-expressions']?.create({ report: () => (found = true) });
  visitor?.['Literal[regex]']?.({ regex: { pattern: expression.source, flags: expression.flags } });
  return found;
}

test.each([
  [/(a+)+b/],
  [/^(\w+\s?)*$/],
  [/(\S+)\s+(\S+)/],
  [/^[^?]*(\/\.|\.[^/?]*(\?|$))/],
  [/ +»/g],
  [/\([^)]*\)/g],
  [/[a-z]+$/],
])('lint finds %p, whose time grows faster than the text', (expression) =>
  expect(reported(expression)).toBe(true),
);

test.each([
  [/^Bearer (\S+)$/i],
  [/[\p{M}\uff9e\uff9f]{9}/u],
  [/ {1,9}»/g],
  [/(?<!0)0+$/],
  [/^\d{1,10}$/],
])('lint allows %p', (expression) => expect(reported(expression)).toBe(false));
