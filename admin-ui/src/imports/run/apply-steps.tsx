import type { ImportField } from '../../../../api/contract/imports/import-fields.js';
import type { ImportRecord, ImportStep } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './running.module.css';

/** The steps take effect together, so nothing is visible before the last one. */
export function ApplySteps({ record }: { record: ImportRecord }) {
  const text = useText();
  const steps = stepsOf(record);
  const step = record.progress?.step;
  const at = step && step !== 'undoing' ? steps.indexOf(step) : 0;
  return (
    <ol className={classes.steps}>
      {steps.map((name, index) => {
        const state = index < at ? 'done' : index === at ? 'doing' : 'todo';
        return (
          <li key={name} data-state={state} aria-current={state === 'doing' ? 'step' : undefined}>
            {state === 'todo' ? (
              <span className={classes.dot} aria-hidden="true" />
            ) : (
              <StatusGlyph of={state === 'done' ? 'approved' : 'pending'} />
            )}
            <span>
              {text(`imports.applying.${name}`, { count: record.departments.length })}
              {state !== 'todo' && (
                <span className="visually-hidden">
                  , {text(`imports.applying.states.${state}`)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Of a file of people: what `employees` does not have itself. */
const BESIDE: ImportField[] = [
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
  'pattern',
];

function stepsOf({
  kind,
  departments,
  openings,
  mapping,
}: ImportRecord): Exclude<ImportStep, 'undoing'>[] {
  if (kind === 'balances') return ['checking', 'records'];
  const added = departments.length > 0 ? (['departments'] as const) : [];
  if (kind === 'jobs') return ['checking', ...added, 'records', 'people'];
  if (kind !== 'employees') return ['checking', 'records', 'audit'];
  return [
    'checking',
    ...added,
    'people',
    'audit',
    ...(openings.length > 0 || BESIDE.some((field) => mapping?.columns[field] !== undefined)
      ? (['records'] as const)
      : []),
  ];
}
