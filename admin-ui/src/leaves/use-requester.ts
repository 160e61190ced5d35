import { useCallback } from 'react';
import { useText } from '../i18n/use-text';
import { firstName, type Leave } from './leave';

interface Requester {
  /** Undefined when the request has no employee. */
  id: string | undefined;
  name: string;
  shortName: string;
  image: string | null | undefined;
  /** The employee ID. */
  number: string;
  department: { id: string | undefined; name: string };
}

/** Missing values get a placeholder, despite the contract. */
export function useRequester(): (leave: Pick<Leave, 'employeeId'>) => Requester {
  const text = useText();
  return useCallback(
    ({ employeeId: person }) => {
      const name = person?.userId?.name;
      const none = text('app.notAvailable');
      return {
        id: person?._id,
        name: name || text('person.unknown'),
        shortName: name ? firstName(name) : text('person.unknown'),
        image: person?.userId?.profileImage,
        number: person?.employeeId || none,
        department: { id: person?.department?._id, name: person?.department?.dep_name || none },
      };
    },
    [text],
  );
}
