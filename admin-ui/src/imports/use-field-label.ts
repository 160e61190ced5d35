import type { ImportField } from '../../../api/contract/imports/import-fields.js';
import {
  leaveTypeOfField,
  type TypeBalanceField,
} from '../../../api/contract/leave/type-balance-field.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';

export function useFieldLabel(): (field: ImportField) => string {
  const text = useText();
  return (field) => {
    const leaveType = leaveTypeOfField(field);
    return leaveType === undefined
      ? text(`imports.fields.${field as Exclude<ImportField, TypeBalanceField>}`)
      : text('imports.balanceOf', { type: leaveTypeName(text, leaveType) });
  };
}
