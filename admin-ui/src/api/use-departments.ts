import { useGetList, type UseGetListOptions } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';

type Department = DepartmentRecord & { id: string };

/** Those of today, or of another day. */
export const useDepartments = (options?: UseGetListOptions<Department>, asOf?: CalendarDate) =>
  useGetList<Department>(
    'departments',
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'name', order: 'ASC' },
      ...(asOf && { filter: { asOf } }),
    },
    options,
  );
