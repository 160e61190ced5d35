import { type FormEvent, useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { EmployeeOption } from '../../people/employee-option';
import type { Person } from '../../people/person';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { useConfirmedAction } from '../../shell/confirmation/use-confirmed-action';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { ComboboxField } from '../../ui/fields/combobox-field';
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
  const { options, stale, note, onSearch } = useEmployeeSearch({
    filter: {},
    nobody: text('fromOffice.pdfs.nobodyFound'),
  });
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
        <ComboboxField<Person>
          label={text('fromOffice.pdfs.employee')}
          error={error}
          placeholder={text('fromOffice.pdfs.search')}
          value={person}
          onChoose={setPerson}
          options={options}
          stale={stale}
          onSearch={onSearch}
          textOf={({ name, employeeId }) => `${name} ${employeeId}`}
          render={(option) => <EmployeeOption person={option} />}
          note={note}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('fromOffice.pdfs.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}
