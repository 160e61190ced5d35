import { BASIC_SALARY_NAME, UNUSED_LEAVE_NAME } from '../pay-components.js';
import type { YearToDateSum } from '../payslips.js';
import type { PayslipWords } from './payslip-words.js';

/** The name that a company gave; components that come with payroll have words of their own until they are renamed. Names are unique. */
export const componentName = (name: string, words: PayslipWords): string =>
  name === BASIC_SALARY_NAME
    ? words.basicSalary
    : name === UNUSED_LEAVE_NAME
      ? words.unusedLeave
      : name;

export const yearToDateName = (
  { component, records }: YearToDateSum,
  words: PayslipWords,
): string => (records ? words.records[records] : componentName(component ?? '', words));
