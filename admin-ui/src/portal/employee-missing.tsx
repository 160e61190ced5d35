import { ownAddress } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { usePageTitle } from '../ui/use-page-title';

/** There is nobody under this address, or not for the reader. */
export function EmployeeMissing({ failure }: { failure: unknown }) {
  const text = useText();
  const title = text('leaves.employeeNotFound');
  usePageTitle(title);
  return <RecordMissing level="h1" failure={failure} title={title} back={{ to: ownAddress.home, label: text('portal.dashboard') }} />;
}
