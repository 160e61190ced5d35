import { PasswordField } from '../ui/password-field';
import classes from './new-password-field.module.css';
import { PasswordMeter } from './password-meter';

interface Props {
  label: string;
  /** What is one's own and so makes a bad password. */
  own: string[];
  value: string;
  error?: string;
  onType: (password: string) => void;
}

/** What is wrong with it takes the place of how good it is. */
export function NewPasswordField({ label, own, value, error, onType }: Props) {
  return (
    <div className={classes.measured}>
      <PasswordField label={label} name="newPassword" required autoComplete="new-password" error={error} value={value} onChange={({ target }) => onType(target.value)} />
      {!error && <PasswordMeter password={value} own={own} />}
    </div>
  );
}
