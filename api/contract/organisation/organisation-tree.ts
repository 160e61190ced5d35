import type { OrganisationPerson } from './organisation.js';

export interface OrganisationNode {
  person: OrganisationPerson;
  manager: OrganisationNode | null;
  reports: OrganisationNode[];
  /** All below, on every level. */
  inAll: number;
}

export interface OrganisationTree {
  /** Without a manager among the people, but with reports. */
  tops: OrganisationNode[];
  /** Neither a manager nor reports. */
  alone: OrganisationNode[];
  byId: ReadonlyMap<string, OrganisationNode>;
}

/** People by manager, in the order in which they are given. A circle of managers is opened at its last person, so that everybody stands in the tree once. */
export function organisationTree(people: readonly OrganisationPerson[]): OrganisationTree {
  const byId = new Map<string, OrganisationNode>(
    people.map((person) => [person._id, { person, manager: null, reports: [], inAll: 0 }]),
  );
  const roots: OrganisationNode[] = [];
  for (const node of byId.values()) {
    const manager = byId.get(node.person.manager ?? '');
    if (manager && !pathTo(manager).includes(node)) {
      node.manager = manager;
      manager.reports.push(node);
    } else roots.push(node);
  }
  for (const node of fromBelow(roots))
    node.inAll = node.reports.reduce((sum, { inAll }) => sum + inAll + 1, 0);
  return {
    tops: roots.filter(({ reports }) => reports.length > 0),
    alone: roots.filter(({ reports }) => reports.length === 0),
    byId,
  };
}

/** From the top to the node. */
export function pathTo(node: OrganisationNode): OrganisationNode[] {
  const path = [node];
  for (let above = node.manager; above; above = above.manager) path.push(above);
  return path.reverse();
}

function fromBelow(roots: readonly OrganisationNode[]): OrganisationNode[] {
  const all = [...roots];
  // Grows while it is read.
  for (const { reports } of all) all.push(...reports);
  return all.reverse();
}
