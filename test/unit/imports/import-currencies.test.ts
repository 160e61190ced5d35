import { expect, test } from '@jest/globals';
import { isSignOf } from '../../../api/contract/currencies.js';
import { currencyOfAmount, currencyOfHeading } from '../../../api/import/file/currency-reading.js';

test.each([
  ['$92,368', '$'],
  ['US$ 1', 'US$'],
  ['59 231,00 €', '€'],
  ['59’231.50 CHF', 'CHF'],
  ['Fr. 100', 'Fr.'],
  ['kr 100', 'kr'],
  ['1 234,50 zł', 'zł'],
  ['59,231', undefined],
  ['N/A', undefined],
])('%s shows %p', (text, sign) => expect(currencyOfAmount(text)).toBe(sign));

test.each([
  ['Salary (EUR)', 'EUR'],
  ['Salary [$]', '$'],
  ['Salary EUR', 'EUR'],
  ['salary_usd', undefined],
  ['Pay in $', '$'],
  ['GEHALT_EUR', 'EUR'],
  ['Salary', undefined],
  ['Base PAY', undefined],
  ['MAX', undefined],
])('the heading %s shows %p', (heading, sign) => expect(currencyOfHeading(heading)).toBe(sign));

test.each([
  ['$', 'USD'],
  ['$', 'CAD'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['CA$', 'CAD'],
  ['€', 'EUR'],
  ['EUR', 'EUR'],
  ['£', 'GBP'],
  ['kr', 'NOK'],
  ['Kr.', 'SEK'],
  ['Fr.', 'CHF'],
  ['zł', 'PLN'],
  ['Rs.', 'INR'],
  ['₹', 'INR'],
  ['＄', 'USD'],
])('%s is a sign of %s', (sign, currency) => expect(isSignOf(sign, currency)).toBe(true));

test.each([
  ['$', 'EUR'],
  ['€', 'USD'],
  ['US$', 'CAD'],
  ['USD', 'CAD'],
  ['kr', 'CHF'],
  ['CHF', 'EUR'],
])('%s is no sign of %s', (sign, currency) => expect(isSignOf(sign, currency)).toBe(false));
