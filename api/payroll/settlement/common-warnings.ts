import {
  PAYSLIP_ERRORS,
  PAYSLIP_WARNINGS,
  type PayslipWarning,
  type PayslipWarningRecord,
} from '../../contract/payroll/payslips.js';

/** A warning of up to so many people is read person by person. */
const FEW = 5;

export interface WarnedPayslips {
  /** PayslipWarningRecord[] as JSON. */
  warnings: string;
  n: number | string;
}

/** How many payslips have each warning; 'common' are those that most have, which are no reason to look at each of them. Errors never are. */
export function warningCounts(
  slips: readonly WarnedPayslips[],
): { warning: PayslipWarning; people: number; common: boolean }[] {
  const all = slips.reduce((sum, { n }) => sum + Number(n), 0);
  const counts = new Map<PayslipWarning, number>();
  for (const { warnings, n } of slips)
    for (const { warning } of JSON.parse(warnings) as PayslipWarningRecord[])
      counts.set(warning, (counts.get(warning) ?? 0) + Number(n));
  return PAYSLIP_WARNINGS.flatMap((warning) => {
    const people = counts.get(warning) ?? 0;
    const common = people > FEW && 2 * people > all && !isError(warning);
    return people === 0 ? [] : [{ warning, people, common }];
  });
}

/** In SQL what attention a payslip without an error needs, by its own warnings and its change. */
export function attentionBeside(common: readonly PayslipWarning[]): string {
  const own = PAYSLIP_WARNINGS.filter((warning) => !common.includes(warning)).map(
    (warning) => `warnings LIKE '%"warning":"${warning}"%'`,
  );
  return `CASE WHEN ${own.join(' OR ')} THEN 1 WHEN net_change <> 0 OR causes <> '[]' THEN 2 ELSE 3 END`;
}

function isError(warning: PayslipWarning): boolean {
  return (PAYSLIP_ERRORS as readonly PayslipWarning[]).includes(warning);
}
