import { useText } from '../i18n/use-text';
import { PhotoChange } from '../people/photo-change';
import { useOffice } from '../providers/use-office';
import { useEmployeeRefresh } from './employee-details-record';

export function PhotoButton({ id, name }: { id: string; name: string }) {
  const text = useText();
  const office = useOffice();
  const refresh = useEmployeeRefresh();

  async function change(image: File) {
    await office.changeImage(id, image);
    await refresh();
  }

  return <PhotoChange label={text('employees.details.changePhoto', { name })} change={change} changed={text('employees.details.photoChanged')} failure="employees.details.photoNotChanged" />;
}
