import { useGetOne } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { type Person, WITHOUT_PAY } from '../../people/person';

export const WAITING_FOR = 'waitingFor';
export const HR = 'hr';

export interface WaitingChoice {
  /** That of the account, or 'hr'. */
  id: string;
  name: string;
  person?: Person;
}

/** For whom the listed requests wait, if the list is narrowed to that. */
export function useWaitingChoice(): WaitingChoice | null {
  const hr = useText()('approval.who.hr');
  const [id] = useFilter(WAITING_FOR);
  const isPerson = id !== '' && id !== HR;
  const { data: person } = useGetOne<Person>(
    'employees',
    { id, meta: WITHOUT_PAY },
    { enabled: isPerson },
  );
  if (id === HR) return { id, name: hr };
  return isPerson && person ? { id, name: person.name, person } : null;
}
