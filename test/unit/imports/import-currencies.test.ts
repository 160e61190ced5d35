import { expect, test } from '@jest/globals';
import { foreignCurrencies, isSignOf } from '../../../api/contract/company/currencies.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
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
  ['Euro', 'EUR'],
  ['US Dollar', 'USD'],
])('%s is a sign of %s', (sign, currency) => expect(isSignOf(sign, currency)).toBe(true));

test.each([
  ['$', 'EUR'],
  ['€', 'USD'],
  ['US$', 'CAD'],
  ['USD', 'CAD'],
  ['kr', 'CHF'],
  ['CHF', 'EUR'],
])('%s is no sign of %s', (sign, currency) => expect(isSignOf(sign, currency)).toBe(false));

test('a column of currencies beside the amounts shows those of another company (it was not read)', () => {
  const shown = (currencies: string[], columns = { salary: 'Salary', currency: 'Currency' }) => {
    const profiles = new ColumnProfiles(['Salary', 'Currency']);
    for (const currency of currencies) profiles.add(['25000', currency]);
    return foreignCurrencies('employees', { columns }, profiles.finish(), 'EUR');
  };
  expect(shown(['INR', 'INR', 'EUR', ''])).toEqual(['INR']);
  expect(shown(['Rupees', 'Euro'])).toEqual(['Rupees']);
  expect(shown(['EUR', 'eur', '€', 'N/A'])).toEqual([]);
  expect(shown(['INR'], { salary: 'Salary' } as never)).toEqual([]);
  expect(shown(['INR'], { currency: 'Currency' } as never)).toEqual([]);
});
