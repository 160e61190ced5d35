import { catalogueOf } from '../catalogue';
import * as english from '../en/payroll/employee-pay';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/payroll/employee-pay.ts', '!../en/**']),
);
