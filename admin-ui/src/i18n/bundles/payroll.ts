import { catalogueOf } from '../catalogue';
import * as english from '../en/payroll/payroll';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/payroll/payroll.ts', '!../en/**']),
);
