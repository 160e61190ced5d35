import { useGetList, type UseGetListOptions } from 'react-admin';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';

type Department = DepartmentRecord & { id: string };

export const useDepartments = (options?: UseGetListOptions<Department>) =>
  useGetList<Department>(
    'departments',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    options,
  );
