import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field';
import { Icon } from '../icon';

export interface Choice {
  value: string;
  label: string;
}

interface Props extends FrameProps, ComponentProps<'select'> {
  choices: Choice[];
  placeholder?: string;
}

export function SelectField({ label, optional, hint, error, wide, hideLabel, choices, placeholder, ...select }: Props) {
  return (
    <FieldFrame {...{ label, optional, hint, error, wide, hideLabel }}>
      {(controlProps) => (
        <div className={`${classes.box} ${classes.select} ${error ? classes.bad : ''}`}>
          <select {...controlProps} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
