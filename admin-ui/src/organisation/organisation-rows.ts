import {
  type OrganisationNode,
  type OrganisationTree,
  pathTo,
} from '../../../api/contract/organisation/organisation-tree.js';

export interface PersonRow {
  kind: 'person';
  key: string;
  node: OrganisationNode;
  level: number;
  /** Undefined without reports. */
  isUnfolded: boolean | undefined;
  position: number;
  siblings: number;
}

/** Above the people without a manager. */
export interface GroupRow {
  kind: 'group';
  key: string;
  level: 1;
  isUnfolded: boolean;
  people: number;
}

/** In place of people whom a search or filter leaves out. */
export interface MoreRow {
  kind: 'more';
  key: string;
  /** Under whom they stand. */
  under: string;
  level: number;
  people: number;
}

export type OrganisationRow = PersonRow | GroupRow | MoreRow;

/** Stands for the company among the keys of those under whom somebody stands. */
const COMPANY = 'company';
export const NO_MANAGER = 'noManager';

export interface TreeView {
  /** The people found, with those above them; undefined without a search or filter. */
  shown: ReadonlySet<OrganisationNode> | undefined;
  isUnfolded: (key: string, level: number, node?: OrganisationNode) => boolean;
  /** Under whom all are shown, not only those found. */
  isWhole: (under: string) => boolean;
}

/** The found people and the path to each. */
export function withPaths(found: readonly OrganisationNode[]): Set<OrganisationNode> {
  return new Set(found.flatMap(pathTo));
}

/** The rows from top to bottom, without those that are folded away. */
export function organisationRows(tree: OrganisationTree, view: TreeView): OrganisationRow[] {
  const rows: OrganisationRow[] = [];
  const pending = [
    ...rowsUnder(COMPANY, tree.tops, 1, view),
    ...groupOf(tree.alone, view),
  ].reverse();
  for (let row = pending.pop(); row; row = pending.pop()) {
    rows.push(row);
    if (row.kind === 'person' && row.isUnfolded)
      pending.push(...rowsUnder(row.key, row.node.reports, row.level + 1, view).reverse());
    if (row.kind === 'group' && row.isUnfolded)
      pending.push(...rowsUnder(NO_MANAGER, tree.alone, 2, view).reverse());
  }
  return rows;
}

function rowsUnder(
  under: string,
  nodes: readonly OrganisationNode[],
  level: number,
  { shown, isUnfolded, isWhole }: TreeView,
): OrganisationRow[] {
  const found = shown ? nodes.filter((node) => shown.has(node)) : nodes;
  // Unfolded by hand, everybody stands there.
  const visible = isWhole(under) || (under !== COMPANY && found.length === 0) ? nodes : found;
  const left = nodes.length - visible.length;
  const rows: OrganisationRow[] = visible.map((node, index) => ({
    kind: 'person',
    key: node.person._id,
    node,
    level,
    isUnfolded: node.reports.length > 0 ? isUnfolded(node.person._id, level, node) : undefined,
    position: index + 1,
    siblings: visible.length + (left > 0 ? 1 : 0),
  }));
  if (left > 0 && visible.length > 0)
    rows.push({ kind: 'more', key: `more ${under}`, under, level, people: left });
  return rows;
}

function groupOf(
  alone: readonly OrganisationNode[],
  { shown, isUnfolded }: TreeView,
): OrganisationRow[] {
  const isShown = shown ? alone.some((node) => shown.has(node)) : alone.length > 0;
  if (!isShown) return [];
  return [
    {
      kind: 'group',
      key: NO_MANAGER,
      level: 1,
      isUnfolded: isUnfolded(NO_MANAGER, 1),
      people: alone.length,
    },
  ];
}
