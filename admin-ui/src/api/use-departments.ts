import { useGetList, type UseGetListOptions } from 'ra-core';
import type { DepartmentRecord } from '../../../api/contract/records.js';

type Department = DepartmentRecord & { id: string };

export const useDepartments = (options?: UseGetListOptions<Department>) =>
  useGetList<Department>(
    'departments',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    options,
  );
