import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { FormSection } from '../../forms/form-layout';
import { Checkbox } from '../../ui/fields/checkbox';
import { Icon } from '../../ui/icon';
import classes from './columns.module.css';

interface Props {
  title: string;
  help: string;
  label: string;
  /** An example of the file, read in this way. */
  means: string | null;
  confirmed: boolean;
  error: string | undefined;
  onConfirm: (confirmed: boolean) => void;
}

/** The only way in which a file can be read, which the admin confirms. */
export function ConfirmedReading({
  title,
  help,
  label,
  means,
  confirmed,
  error,
  onConfirm,
}: Props) {
  const id = useId();
  return (
    <FormSection title={title} help={help}>
      <div className={classes.confirm}>
        <Checkbox
          label={label}
          checked={confirmed}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ target }) => onConfirm(target.checked)}
        />
        <small id={`${id}-help`}>{means}</small>
        {error && (
          <p id={`${id}-error`} className={classes.error}>
            <Icon of={CircleAlert} size={14} />
            {error}
          </p>
        )}
      </div>
    </FormSection>
  );
}
