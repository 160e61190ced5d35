import { portalPath } from '../paths';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';

export function EmployeeMissing({ failure }: { failure: unknown }) {
  const text = useText();
  return (
    <RecordMissing
      level="h1"
      failure={failure}
      title={text('portal.employeeNotFound')}
      back={{ to: portalPath.home, label: text('portal.dashboard') }}
    />
  );
}
