import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fittedMapping } from '../../../../api/contract/imports/fitted-mapping.js';
import type {
  ImportMapping,
  SavedMappingRecord,
} from '../../../../api/contract/imports/import-mapping.js';
import type { ImportColumnsResponse } from '../../../../api/contract/imports/import-responses.js';
import type { ImportColumn, ImportRecord } from '../../../../api/contract/imports/imports.js';
import { officePath } from '../../paths';
import { plainAmount } from '../../forms/plain-amount';
import { useText } from '../../i18n/use-text';
import { useLeaveTypes } from '../../api/use-leave-types';
import { useToday } from '../../api/use-today';
import { RequestFailed } from '../../api/http-client';
import { NotConfirmed } from '../../api/not-confirmed';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { AlertBox } from '../../ui/feedback/alert-box';
import { CurrencyChoice } from './currency-choice';
import { ColumnsTable } from './columns-table';
import classes from './columns.module.css';
import { DateOrderChoice } from './date-order';
import { DecimalSignChoice } from './decimal-sign';
import { type Draft, saveDraft, readDraft } from './draft';
import { EmailAndRole } from './email-and-role';
import { HireDayChoice } from './hire-day-choice';
import { importCalls, useCacheImport, useSavedMappings } from '../import-queries';
import { KeepMapping } from './keep-mapping';
import { MappingContext } from './mapping';
import { PayDayChoice } from './pay-day-choice';
import { PayPeriodChoice } from './pay-period-choice';
import { SavedMappings } from './saved-mappings';
import { ValueMaps } from './value-maps';

interface Props {
  record: ImportRecord;
  columns: ImportColumn[];
  proposal: ImportMapping;
  choices: ImportColumnsResponse['choices'];
  saved: SavedMappingRecord | null;
}

const BLANKS = { employees: 'blanks', jobs: 'jobBlanks' } as const;

export function ColumnsForm(props: Props) {
  const text = useText();
  const { form, context, draft, busy, refusal, unmarked, check } = useColumnsCheck(props);
  const { record, errors } = context;
  const errorCount = Object.keys(errors).length;
  return (
    <MappingContext value={context}>
      <form ref={form} noValidate onSubmit={(event) => void check(event)}>
        <SavedMappings />
        <h2 className={classes.title}>{text('imports.columns.title')}</h2>
        {(record.kind === 'employees' || record.kind === 'jobs') && (
          <p className={classes.blanks}>{text(`imports.columns.${BLANKS[record.kind]}`)}</p>
        )}
        <ColumnsTable />
        <div className={classes.sections}>
          <DateOrderChoice />
          <DecimalSignChoice />
          <CurrencyChoice />
          <PayPeriodChoice />
          <PayDayChoice />
          <HireDayChoice />
          <ValueMaps />
          <EmailAndRole />
        </div>
        {(errorCount > 0 || refusal) && (
          <div className={classes.refusal}>
            {errorCount > 0 ? (
              <AlertBox reason={unmarked ? refusal : undefined}>
                {text('imports.columns.lacking', { count: errorCount })}
              </AlertBox>
            ) : (
              <AlertBox reason={refusal}>{text('imports.columns.refused')}</AlertBox>
            )}
          </div>
        )}
        <KeepMapping
          rows={record.rows}
          back={officePath.importFile(record._id)}
          busy={busy}
          keep={draft.keep}
          name={draft.name}
          error={errors.saveAs}
          onChange={draft.change}
        />
      </form>
    </MappingContext>
  );
}

/** The mapping as it is drafted, and its check by the server. */
function useColumnsCheck({ record, columns, proposal, choices, saved: matching }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const cacheImport = useCacheImport();
  const withConfirmation = useWithConfirmation();
  const { refresh } = useSavedMappings(record.kind);
  const { data: types } = useLeaveTypes();
  const today = useToday() ?? '';
  const form = useRef<HTMLFormElement>(null);
  const [{ mapping, keep, name, saved }, change] = useDraft(record, proposal, matching);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ [key: string]: string }>({});
  const [refusal, setRefusal] = useState('');
  const [unmarked, setUnmarked] = useState(false);

  // Moves the focus to the first invalid field once its error is rendered. What no field shows is told below.
  useEffect(() => {
    if (!refusal) return;
    const invalid = form.current?.querySelector<HTMLElement>(
      'select[aria-invalid="true"], input[aria-invalid="true"], [aria-invalid="true"] input',
    );
    invalid?.focus();
    setUnmarked(!invalid);
  }, [refusal]);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (keep && !name.trim()) return setErrors({ saveAs: text('imports.keep.missing') });
    setBusy(true);
    setRefusal('');
    try {
      cacheImport(
        await withConfirmation(() =>
          importCalls.check(record._id, withPlainSalary(mapping), keep ? name.trim() : undefined),
        ),
      );
      if (keep) {
        change({ keep: false });
        void refresh();
      }
      void navigate(officePath.import(record._id));
    } catch (failure) {
      setBusy(false);
      if (failure instanceof NotConfirmed) return;
      const { errors: atFields = {}, error } = failure instanceof RequestFailed ? failure.body : {};
      setErrors(atFields);
      setRefusal(error || text('error.generic'));
    }
  }

  const context = {
    saved,
    begin(next: SavedMappingRecord | undefined) {
      const begun = next ? fittedMapping(record.kind, next.mapping, proposal, columns) : proposal;
      change({ mapping: begun, saved: next });
      setErrors({});
      setRefusal('');
    },
    choices: { ...choices, leaveType: types?.map((type) => type.name) },
    today,
    record,
    columns,
    proposal,
    mapping,
    errors,
    change(changed: ImportMapping, ...errorKeys: string[]) {
      change({ mapping: changed });
      setErrors(
        Object.fromEntries(
          Object.entries(errors).filter(
            ([key]) => !errorKeys.includes(key) && !isAnswered(changed, key),
          ),
        ),
      );
      setRefusal('');
    },
  };

  return { form, context, draft: { keep, name, change }, busy, refusal, unmarked, check };
}

const withPlainSalary = ({
  constants: { salary, ...constants },
  ...mapping
}: ImportMapping): ImportMapping => ({
  ...mapping,
  constants: { ...constants, ...(salary !== undefined && { salary: plainAmount(salary) }) },
});

/** A column may answer a question by itself. */
const isAnswered = ({ dateOrder, decimalSign }: ImportMapping, key: string) =>
  (key === 'dateOrder' && dateOrder !== null) || (key === 'decimalSign' && decimalSign !== null);

/** Starts with the draft of this tab, else the last checked mapping, else one that was saved with the same columns, else the server's proposal. */
function useDraft(
  { _id, mapping }: ImportRecord,
  proposal: ImportMapping,
  saved: SavedMappingRecord | null,
): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft(_id) ?? {
        mapping: mapping ?? saved?.mapping ?? proposal,
        keep: false,
        name: '',
        saved: (!mapping && saved) || undefined,
      },
  );
  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    saveDraft(_id, next);
    setDraft(next);
  }
  return [draft, change];
}
