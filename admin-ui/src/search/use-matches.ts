import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'react-admin';
import type { DepartmentRecord, EmployeeListRecord } from '../../../api/contract/records.js';
import { contains } from './folded';
import { useSettled } from './use-settled';

/** After the last keystroke, in milliseconds. */
const DEBOUNCE = 150;

type Row<Record> = Record & RaRecord;

const textOfEmployee = ({ name, employeeId, department, userId }: EmployeeListRecord) => [name, employeeId, department.dep_name, userId.email];
const textOfDepartment = ({ dep_name, description }: DepartmentRecord) => [dep_name, description];

/** What the server finds; an older question is given up for a newer one. */
export function useMatches(question: string) {
  const employees = useFound<Row<EmployeeListRecord>>('employees', question, 8, textOfEmployee);
  const departments = useFound<Row<DepartmentRecord>>('departments', question, 5, textOfDepartment);
  return {
    employees: employees.rows,
    departments: departments.rows,
    pending: employees.pending || departments.pending,
    failed: employees.failed || departments.failed,
    retry: () => {
      employees.retry();
      departments.retry();
    },
  };
}

function useFound<Found extends RaRecord>(resource: string, question: string, perPage: number, textOf: (row: Found) => string[]) {
  const asked = useSettled(question, DEBOUNCE);
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useGetList<Found>(
    resource,
    { pagination: { page: 1, perPage }, sort: { field: 'name', order: 'ASC' }, filter: { q: asked }, meta: { withoutPay: true } },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  const late = question !== asked || isPlaceholderData;
  // Until the new answer is there, those of the former that fit the new question as well.
  const fitting = (data ?? []).filter((row) => !late || textOf(row).some((text) => contains(text, question)));
  return {
    rows: question === '' ? [] : fitting,
    pending: question !== '' && (late || isPending),
    failed: question !== '' && isError && !isFetching,
    retry: () => void refetch(),
  };
}
