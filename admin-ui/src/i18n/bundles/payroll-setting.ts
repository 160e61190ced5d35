import { catalogueOf } from '../catalogue';
import * as english from '../en/payroll/payroll-setting';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/payroll/payroll-setting.ts', '!../en/**']),
);
