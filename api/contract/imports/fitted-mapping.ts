import {
  importFieldOf,
  type ImportField,
  type ImportFieldKind,
  type ImportKind,
} from './import-fields.js';
import type { ImportMapping } from './import-mapping.js';
import type { ImportColumn } from './imports.js';

/**
 * A saved mapping as far as it fits a file; the rest is as proposed. What only this file can answer is not taken over: its currency, days for all
 * rows, and what its balances mean. An order of dates or a decimal sign that reads fewer of its values than another is asked again.
 */
export function fittedMapping(
  kind: ImportKind,
  saved: ImportMapping,
  proposal: ImportMapping,
  columns: readonly ImportColumn[],
): ImportMapping {
  const byHeading = new Map(columns.map((column) => [column.heading, column]));
  const fitting = entriesOf(saved.columns).filter(([, heading]) => byHeading.has(heading));
  const kindOf = (field: ImportField) => importFieldOf(kind, field)?.kind;
  const ofKind = (wanted: ImportFieldKind) =>
    fitting.flatMap(([field, heading]) =>
      kindOf(field) === wanted ? (byHeading.get(heading) ?? []) : [],
    );
  const values = fitting.flatMap(([field, heading]) => {
    const written = byHeading.get(heading)?.values;
    const before = saved.values[field];
    if (!before || !written) return [];
    const meanings = written.map(({ value }) => [
      value,
      before[value] ?? proposal.values[field]?.[value] ?? null,
    ]);
    return [[field, Object.fromEntries(meanings) as { [value: string]: string | null }] as const];
  });
  return {
    ...proposal,
    ...saved,
    columns: Object.fromEntries(fitting),
    values: Object.fromEntries(values),
    constants: Object.fromEntries(
      entriesOf(saved.constants).filter(([field]) => kindOf(field) !== 'date'),
    ),
    currency: proposal.currency,
    balanceMeaning: proposal.balanceMeaning,
    dateOrder: reads(ofKind('date'), 'dates', saved.dateOrder) ?? proposal.dateOrder,
    decimalSign: reads(ofKind('amount'), 'amounts', saved.decimalSign) ?? proposal.decimalSign,
    payPeriod: saved.payPeriod ?? proposal.payPeriod,
  };
}

function entriesOf(of: { [field in ImportField]?: string }): [ImportField, string][] {
  return Object.entries(of) as [ImportField, string][];
}

/** The saved choice, unless another one reads more of the file. */
function reads<Choice extends string>(
  columns: readonly ImportColumn[],
  as: 'dates' | 'amounts',
  choice: Choice | null,
): Choice | null {
  const totals = new Map<string, number>();
  for (const column of columns)
    for (const [one, { exist }] of Object.entries(column[as] ?? {}))
      totals.set(one, (totals.get(one) ?? 0) + exist);
  const most = Math.max(0, ...totals.values());
  return choice !== null && (totals.get(choice) ?? 0) >= most ? choice : null;
}
