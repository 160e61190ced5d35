import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/select-field';

const NEVER = 'never';
const CHOICES = [5, 10, 15, 30, 60, 120, 240, 480, 1440];

interface Props {
  label: string;
  /** Null for never. */
  value: number | null;
  onChoose: (minutes: number | null) => void;
}

export function IdleMinutes({ label, value, onChoose }: Props) {
  const text = useText();
  // Another number may have been set without this screen.
  const minutes = value === null || CHOICES.includes(value) ? CHOICES : [...CHOICES, value].sort((one, other) => one - other);
  const words = (count: number) => (count % 60 ? text('settings.security.minutes', { count }) : text('settings.security.hours', { count: count / 60 }));
  return (
    <SelectField
      label={label}
      choices={[{ value: NEVER, label: text('settings.security.never') }, ...minutes.map((count) => ({ value: String(count), label: words(count) }))]}
      value={value ?? NEVER}
      onChange={({ target }) => onChoose(target.value === NEVER ? null : Number(target.value))}
    />
  );
}
