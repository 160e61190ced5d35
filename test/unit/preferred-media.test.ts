import { expect, test } from '@jest/globals';
import { prefersMedia } from '../../api/platform/http/preferred-media.js';

test.each([
  ['text/csv', true],
  ['TEXT/CSV; charset=utf-8', true],
  ['text/csv;q=0.1', true],
  ['text/*', true],
  ['text/csv, */*', true],
  ['text/csv, */*;q=0.8', true],
  ['text/csv, application/json', true],
  ['application/json;q=0.5, text/csv', true],
  ['application/json;q=0.5, text/csv ; q=0.6', true],
  ['application/json;q=0, text/csv;q=0.001', true],
  ['text/csv;q=0.5;x=1', true],
  ['application/json, text/csv;q=0.5', false],
  ['text/csv;q=0.5, application/json', false],
  ['text/csv;q=0.5, */*', false],
  ['application/json, text/csv', false],
  ['application/json, text/plain, */*', false],
  ['text/csv;q=0', false],
  ['text/csv;q=0, */*', false],
  ['text/csv;q=0, text/*', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/csvx, x-text/csv', false],
  ['', false],
  [undefined, false],
])('Accept: %s prefers CSV: %p', (accept, expected) =>
  expect(prefersMedia(accept, 'text/csv', 'application/json')).toBe(expected),
);
