import { BASIC_SALARY_NAME } from '../pay-components.js';
import type { YearToDateSum } from '../payslips.js';
import type { PayslipWords } from './payslip-words.js';

/** The name that a company gave; the built-in component has words of its own until it is renamed. Names are unique. */
export const componentName = (name: string, words: PayslipWords): string =>
  name === BASIC_SALARY_NAME ? words.basicSalary : name;

export const yearToDateName = (
  { component, records }: YearToDateSum,
  words: PayslipWords,
): string => (records ? words.records[records] : componentName(component ?? '', words));
