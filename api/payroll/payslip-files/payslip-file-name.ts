import { PAYSLIP_FILE_NAME_MAX } from '../../contract/payroll/payslip-files.js';
import { withoutTurningSigns } from '../../contract/text/turning-signs.js';
import { isStorable } from '../../platform/database/statements/storable-text.js';
import { readText } from '../../platform/http/fields/read-text.js';

export function displayName(fileName: string): string {
  const name = (readText(withoutTurningSigns(fileName), PAYSLIP_FILE_NAME_MAX) as string)
    .slice(0, PAYSLIP_FILE_NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');
  return name !== '' && isStorable(name) ? name : 'File without a name';
}
