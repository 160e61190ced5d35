import { useCallback } from 'react';
import { useText } from '../i18n/use-text';
import { firstName, type Leave } from './leave';

/** Whose leave it is, as it is shown. */
export interface Requester {
  /** Undefined when the record has lost them. */
  id: string | undefined;
  name: string;
  /** How one speaks of them where the full name stands above. */
  shortName: string;
  image: string | null | undefined;
  /** Employee ID. */
  number: string;
  department: { id: string | undefined; name: string };
}

/** What is missing is said in words, whatever the contract promises. */
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
