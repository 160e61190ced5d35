import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportColumn, ImportMapping, ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { AlertBox } from '../ui/alert-box';
import { ColumnsTable } from './columns-table';
import { DateOrderChoice } from './date-order';
import { DecimalSignChoice } from './decimal-sign';
import { EmailAndRole } from './email-and-role';
import { importCalls } from './import-calls';
import { useKeepImport, useSavedMappings } from './import-queries';
import { KeepMapping } from './keep-mapping';
import classes from './columns.module.css';
import { MappingContext } from './mapping-context';
import { PayPeriodChoice } from './pay-period';
import { SavedMappings } from './saved-mappings';
import { useDraft } from './use-draft';
import { ValueMaps } from './value-maps';

interface Props {
  record: ImportRecord;
  columns: ImportColumn[];
  proposal: ImportMapping;
}

export function ColumnsForm({ record, columns, proposal }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const keepImport = useKeepImport();
  const { again } = useSavedMappings(record.kind);
  const form = useRef<HTMLFormElement>(null);
  const [{ mapping, keep, name }, change] = useDraft(record, proposal);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<{ [key: string]: string }>({});
  const [refusal, setRefusal] = useState('');
  const lacking = Object.keys(faults).length;

  // To the first thing that is to be mended, once it says so.
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('select[aria-invalid="true"], input[aria-invalid="true"], [aria-invalid="true"] input')?.focus();
  }, [refusal]);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (keep && !name.trim()) return setFaults({ saveAs: text('imports.keep.missing') });
    setBusy(true);
    setRefusal('');
    try {
      keepImport(await importCalls.check(record._id, mapping, keep ? name.trim() : undefined));
      if (keep) {
        change({ keep: false });
        void again();
      }
      void navigate(address.import(record._id));
    } catch (failure) {
      const { errors = {}, error } = failure instanceof RequestFailed ? failure.body : {};
      setFaults(errors);
      setRefusal(error || text('error.generic'));
      setBusy(false);
    }
  }

  const context = {
    record,
    columns,
    proposal,
    mapping,
    faults,
    change(changed: ImportMapping, ...about: string[]) {
      change({ mapping: changed });
      setFaults(Object.fromEntries(Object.entries(faults).filter(([key]) => !about.includes(key))));
      setRefusal('');
    },
  };

  return (
    <MappingContext value={context}>
      <form ref={form} noValidate onSubmit={(event) => void check(event)}>
        <SavedMappings />
        <h2 className={classes.title}>{text('imports.columns.title')}</h2>
        <ColumnsTable />
        <div className={classes.sections}>
          <DateOrderChoice />
          <DecimalSignChoice />
          <PayPeriodChoice />
          <ValueMaps />
          <EmailAndRole />
        </div>
        {(lacking > 0 || refusal) && (
          <div className={classes.refusal}>
            {lacking > 0 ? <AlertBox>{text('imports.columns.lacking', { count: lacking })}</AlertBox> : <AlertBox reason={refusal}>{text('imports.columns.refused')}</AlertBox>}
          </div>
        )}
        <KeepMapping rows={record.rows} back={address.importFile(record._id)} busy={busy} keep={keep} name={name} error={faults.saveAs} onChange={change} />
      </form>
    </MappingContext>
  );
}
