import { expect, test } from '@jest/globals';
import { isPhoneNumber } from '../../api/contract/text/phone-number.js';

test.each([
  '112',
  '11 22',
  '+47 22 12 34 56',
  '(030) 1234-5678',
  '+1 (555) 010-2030 ext. 12',
  '555.010.2030x7',
  '0611/2345-67',
  '+33 1 23 45 67 89, 4',
  '٠١٢٣٤',
])('%s is a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
});

test.each([
  'abc',
  '1',
  '12',
  '',
  '+',
  '---',
  'n/a',
  '555 abc',
  'call 112',
  'x12',
  '<b>112</b>',
  '112@company.example',
])('%s is none', (phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
});
