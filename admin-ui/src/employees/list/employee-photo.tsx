import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import type { ListedEmployee } from '../employee';

export function EmployeePhoto({
  of: { name, userId },
  size,
}: {
  of: ListedEmployee;
  size: 'm' | 'l';
}) {
  const text = useText();
  const shown = name || text('person.unknown');
  return (
    <PersonPhoto
      name={shown}
      image={userId?.profileImage}
      size={size}
      label={text('employees.imageOf', { name: shown })}
    />
  );
}
