import { useMemo } from 'react';
import type { OrganisationNode } from '../../../api/contract/organisation/organisation-tree.js';
import { containsWords } from '../shell/search/text-match';
import type { Organisation } from './use-organisation';
import type { OrganisationChoice } from './use-organisation-choice';

/** Whom the search and the filters find, by name; undefined without any. */
export function useFoundPeople(
  organisation: Organisation | undefined,
  { q, department, lacking }: OrganisationChoice,
): OrganisationNode[] | undefined {
  return useMemo(() => {
    if (!organisation || !(q || department || lacking)) return undefined;
    const { tree, departmentOf } = organisation;
    const alone = new Set(tree.alone);
    return [...tree.byId.values()].filter((node) => {
      const { name, designation, department: own } = node.person;
      return (
        (!q || containsWords([name, designation ?? ''], q)) &&
        (!department || own === department) &&
        (lacking !== 'manager' || alone.has(node)) &&
        (lacking !== 'head' || departmentOf(own)?.head === null)
      );
    });
  }, [organisation, q, department, lacking]);
}
