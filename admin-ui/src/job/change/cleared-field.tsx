import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { useText } from '../../i18n/use-text';
import { useJobWords } from '../use-job-words';
import classes from './change-form.module.css';
import type { JobFieldsProps } from './typed-job';
import { useFieldNames } from './use-field-names';

/** In place of a field whose value is taken away. */
export function ClearedField({ kind, typed, type, held }: JobFieldsProps & { kind: JobSubject }) {
  const text = useText();
  const words = useJobWords();
  const nameOf = useFieldNames();
  return (
    <div className={classes.stays}>
      <span className={classes.label}>{nameOf(kind)}</span>
      <p>{words.nothing(kind)}</p>
      <small>
        {held.said(kind)}{' '}
        <button
          type="button"
          className={classes.use}
          onClick={() => type({ cleared: typed.cleared.filter((one) => one !== kind) })}
        >
          {text('job.changing.keep')}
        </button>
      </small>
    </div>
  );
}
