import type { OrganisationNode } from '../../../api/contract/organisation/organisation-tree.js';
import { useNumbers } from '../api/config';
import type { Organisation } from './use-organisation';

interface Props {
  of: OrganisationNode;
  organisation: Organisation;
}

/** Seen where it is not the manager's; with the number of people beside its head. */
export function RowDepartment({ of: { person, manager }, organisation }: Props) {
  const numbers = useNumbers();
  const department = organisation.departmentOf(person.department);
  if (!department) return null;
  const name = <bdi>{department.dep_name}</bdi>;
  if (department.head === person._id)
    return (
      <>
        <b>{name}</b> {numbers.format(department.people)}
      </>
    );
  return manager?.person.department === person.department ? (
    <span className="visually-hidden">{name}</span>
  ) : (
    name
  );
}
