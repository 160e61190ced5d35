import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import type { Stage } from '../stage/browser.js';

/** As a company is before its payroll is set up. */
export function withoutPayroll(stage: Stage): void {
  for (const table of ['payslip_file', 'payslip']) stage.store(`DELETE FROM ${table}`);
  stage.store('DELETE FROM salary WHERE run_id IS NOT NULL');
  for (const table of ['pay_hold', 'pay_run_person', 'pay_assignment', 'pay_run', 'pay_period'])
    stage.store(`DELETE FROM ${table}`);
  stage.store('DELETE FROM pay_component WHERE id <> ?', BASIC_SALARY);
  stage.store('UPDATE payroll_setting SET first_period = NULL');
}
