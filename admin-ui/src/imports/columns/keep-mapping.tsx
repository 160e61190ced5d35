import { useText } from '../../i18n/use-text';
import { Button, ButtonLink } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Field } from '../../ui/fields/field';
import classes from './columns.module.css';
import type { Draft } from './draft';
import importClasses from '../import.module.css';

interface Props {
  rows: number;
  back: string;
  busy: boolean;
  keep: boolean;
  name: string;
  error: string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

const LONGEST = 100;

export function KeepMapping({ rows, back, busy, keep, name, error, onChange }: Props) {
  const text = useText();
  return (
    <div className={`${importClasses.foot} ${importClasses.sticky}`}>
      <Checkbox
        label={text('imports.keep.label')}
        checked={keep}
        onChange={({ target }) => onChange({ keep: target.checked })}
      />
      {keep && (
        <div className={classes.keep}>
          <Field
            hideLabel
            label={text('imports.keep.name')}
            placeholder={text('imports.keep.name')}
            maxLength={LONGEST}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
      )}
      <div className={importClasses.buttons}>
        <ButtonLink variant="quiet" to={back}>
          {text('imports.back')}
        </ButtonLink>
        <Button type="submit" variant="primary" aria-disabled={busy} busy={busy}>
          {text('imports.columns.check', { count: rows })}
        </Button>
      </div>
    </div>
  );
}
