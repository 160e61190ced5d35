import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EmploymentTypeRecord } from '../../../api/contract/job/job-changes.js';
import { EMPLOYMENT_TYPE_NAME_MAX } from '../../../api/contract/employee/employment-types.js';
import { useNumbers } from '../api/config';
import {
  employmentTypeCalls,
  useEmploymentTypeRefresh,
  useEmploymentTypes,
} from '../api/use-employment-types';
import { serverErrorText } from '../api/use-notify-error';
import { NameDialog } from '../forms/name-dialog';
import { useDialogCall } from '../forms/use-dialog-call';
import { useText } from '../i18n/use-text';
import { Button, RowAction } from '../ui/button';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import mini from '../ui/mini-table.module.css';
import classes from './employment-types.module.css';
import { SettingSection } from './setting-section';

type Open = { change: EmploymentTypeRecord | undefined } | { remove: EmploymentTypeRecord };

/** The kinds of contract that a change of a job offers. */
export function EmploymentTypes() {
  const text = useText();
  const { data: types, error, refetch } = useEmploymentTypes();
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  return (
    <div className={classes.apart}>
      <SettingSection title={text('employmentTypes.title')} help={text('employmentTypes.text')}>
        <div className={classes.list}>
          {!types && error && (
            <LoadFailed onRetry={refetch}>
              {serverErrorText(error) || text('employmentTypes.failed')}
            </LoadFailed>
          )}
          {!types && !error && <Skeleton width="100%" height={180} />}
          {types && <Types types={types} onOpen={setOpen} />}
          <Button icon={Plus} onClick={() => setOpen({ change: undefined })}>
            {text('employmentTypes.add')}
          </Button>
        </div>
        {open && 'change' in open && <TypeDialog type={open.change} onClose={onClose} />}
        {open && 'remove' in open && <RemoveType type={open.remove} onClose={onClose} />}
      </SettingSection>
    </div>
  );
}

function Types({ types, onOpen }: { types: EmploymentTypeRecord[]; onOpen: (open: Open) => void }) {
  const text = useText();
  const numbers = useNumbers();
  return (
    <table className={mini.mini} aria-label={text('employmentTypes.title')}>
      <thead>
        <tr>
          <th scope="col">{text('employmentTypes.name')}</th>
          <th scope="col" className={mini.number}>
            {text('employmentTypes.people')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text('employmentTypes.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type._id}>
            <th scope="row">
              <bdi>{type.name}</bdi>
            </th>
            <td className={mini.number}>{numbers.format(type.people)}</td>
            <td className={mini.number}>
              <RowAction
                tone="primary"
                aria-label={text('employmentTypes.editOf', { name: type.name })}
                onClick={() => onOpen({ change: type })}
              >
                {text('employmentTypes.edit')}
              </RowAction>
              <RowAction
                tone="danger"
                aria-label={text('employmentTypes.removeOf', { name: type.name })}
                onClick={() => onOpen({ remove: type })}
              >
                {text('employmentTypes.remove')}
              </RowAction>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TypeDialog({
  type,
  onClose,
}: {
  type: EmploymentTypeRecord | undefined;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <NameDialog
      title={text(type ? 'employmentTypes.editTitle' : 'employmentTypes.addTitle')}
      record={type && { name: type.name }}
      maxLength={EMPLOYMENT_TYPE_NAME_MAX}
      words={{ name: text('employmentTypes.name'), save: text('employmentTypes.save') }}
      refresh={useEmploymentTypeRefresh()}
      save={async ({ name }, key) => {
        await (type ? employmentTypeCalls.rename(type, name) : employmentTypeCalls.add(name, key));
        return text('employmentTypes.saved');
      }}
      onClose={onClose}
    />
  );
}

function RemoveType({ type, onClose }: { type: EmploymentTypeRecord; onClose: () => void }) {
  const text = useText();
  const { busy, send } = useDialogCall(onClose, useEmploymentTypeRefresh());
  const remove = () =>
    void send(async () => {
      await employmentTypeCalls.remove(type._id);
      return text('employmentTypes.removed');
    });
  return (
    <ConfirmDialog
      danger
      title={text('employmentTypes.removeTitle', { name: type.name })}
      action={text('employmentTypes.remove')}
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    >
      {text('employmentTypes.removeText')}
    </ConfirmDialog>
  );
}
