import type { OrganisationResponse } from '../contract/organisation/organisation-responses.js';
import {
  type OrganisationNode,
  organisationTree,
} from '../contract/organisation/organisation-tree.js';
import { type CsvColumn, csvHead, csvRows } from '../platform/http/csv.js';

interface FileRow {
  node: OrganisationNode;
  level: number;
  department: string;
}

const COLUMNS: CsvColumn<FileRow>[] = [
  { heading: 'Level', cell: ({ level }) => level },
  { heading: 'Name', cell: ({ node }) => node.person.name },
  { heading: 'Designation', cell: ({ node }) => node.person.designation },
  { heading: 'Department', cell: ({ department }) => department },
  { heading: 'Manager', cell: ({ node }) => node.manager?.person.name ?? node.person.managerName },
  { heading: 'Reports', cell: ({ node }) => node.reports.length },
  { heading: 'In all', cell: ({ node }) => node.inAll },
];

/** Each person after the manager, in the order of the tree. */
export function organisationCsv({ people, departments }: OrganisationResponse): string {
  const nameOf = new Map(departments.map(({ _id, dep_name }) => [_id, dep_name]));
  const { tops, alone } = organisationTree(people);
  const rows: FileRow[] = [];
  const pending = [...tops, ...alone].map((node) => ({ node, level: 1 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, level } = next;
    rows.push({ node, level, department: nameOf.get(node.person.department) ?? '' });
    pending.push(...node.reports.map((report) => ({ node: report, level: level + 1 })).reverse());
  }
  return csvHead(COLUMNS) + csvRows(COLUMNS, rows);
}
