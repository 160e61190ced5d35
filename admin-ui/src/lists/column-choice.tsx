import { Columns3 } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Checkbox } from '../ui/fields/checkbox';
import type { Choice } from '../ui/fields/select-field';
import { Icon } from '../ui/icon';
import { Popover } from '../ui/layout/popover';
import { usePhone } from '../ui/layout/use-phone';
import classes from './column-choice.module.css';
import tools from './list-tools.module.css';

interface Props {
  legend: string;
  of: Choice[];
  shown: string[];
  onChoose: (shown: string[]) => void;
}

/** Cards have no columns. */
export function ColumnChoice({ legend, of: columns, shown, onChoose }: Props) {
  const text = useText();
  if (usePhone()) return null;
  const choose = (column: string, isShown: boolean) =>
    onChoose(isShown ? [...shown, column] : shown.filter((one) => one !== column));
  return (
    <Popover
      className={tools.tool}
      align="end"
      button={
        <>
          <Icon of={Columns3} />
          <span>{text('lists.columns')}</span>
        </>
      }
    >
      {() => (
        <fieldset className={classes.choice}>
          <legend>{legend}</legend>
          {columns.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={shown.includes(value)}
              onChange={({ target }) => choose(value, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </Popover>
  );
}
