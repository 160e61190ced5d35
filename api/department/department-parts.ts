import type { Part, Parts, Sortable } from '../database/list-definition.js';

export interface DepartmentSize {
  departmentId: string;
  nameFolded: string;
  rows: number;
}

/**
 * A list in the order of departments' names: its parts are the departments, in the order of `sizes`. Several with one
 * folded name are one part, since what is equal stands in the order of ids.
 */
export function departmentParts(column: string, byId: Sortable, sizes: DepartmentSize[]): Parts {
  const groups: DepartmentSize[][] = [];
  for (const size of sizes) {
    const last = groups.at(-1);
    if (last?.[0]?.nameFolded === size.nameFolded) last.push(size);
    else groups.push([size]);
  }
  const among = (ids: unknown[]) => ({ sql: `${column} IN (${ids.map(() => '?').join(', ')})`, parameters: ids });
  const part = (group: DepartmentSize[]): Part => {
    const ids = group.map(({ departmentId }) => departmentId);
    const condition = ids.length === 1 ? { sql: `${column} = ?`, parameters: ids, field: 'department' } : among(ids);
    return { rows: group.reduce((sum, { rows }) => sum + rows, 0), condition, sort: byId };
  };
  return { all: groups.map(part), across: (parts) => among(parts.flatMap(({ condition }) => condition.parameters)) };
}
