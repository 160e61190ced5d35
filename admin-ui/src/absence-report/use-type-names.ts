import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { withoutLastWord } from './without-last-word';

/** The types of a report, as short as their columns are. */
export function useTypeNames({ types }: AbsenceReportRecord): (name: string) => string {
  const text = useText();
  const names = types.map(({ leaveType }) => leaveType.name);
  const short = withoutLastWord(names.map((name) => leaveTypeName(text, name)));
  return (name) => short[names.indexOf(name)] ?? name;
}
