import { type FormEvent, useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { EmployeeSearch } from '../../people/employee-search';
import type { Person } from '../../people/person';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { useRunRefresh } from '../use-run';
import { pdfCalls } from './pdf-calls';

interface Props {
  run: PayRunRecord;
  file: PayslipFileRecord;
  onClose: () => void;
}

export function PersonDialog({ run, file, onClose }: Props) {
  const text = useText();
  const refresh = useRunRefresh(run._id);
  const { busy, act } = useConfirmedAction();
  const [person, setPerson] = useState<Person | null>(null);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!person) return setError(text('forms.choose', { label: text('fromOffice.pdfs.employee') }));
    const assigned = await act(() => pdfCalls.assign(file._id, person.id));
    await refresh();
    if (assigned) onClose();
  }

  return (
    <Dialog title={text('fromOffice.pdfs.whose', { file: file.name })} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <EmployeeSearch
          label={text('fromOffice.pdfs.employee')}
          error={error}
          placeholder={text('fromOffice.pdfs.search')}
          value={person}
          onChoose={setPerson}
          nobody={text('fromOffice.pdfs.nobodyFound')}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('fromOffice.pdfs.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}
