import useAutocomplete from '@mui/material/useAutocomplete';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from './combobox.module.css';
import { FieldFrame, type FrameProps, type Tied } from './field';
import field from './field.module.css';
import { Icon } from '../icon';

/** A choice among more than a select could hold: one types, and what fits is offered. */
export function ComboboxField<Option extends { id: string }>({ label, optional, hint, error, wide, ...combobox }: FrameProps & Omit<ComboboxProps<Option>, 'tied' | 'label'>) {
  return <FieldFrame {...{ label, optional, hint, error, wide }}>{(tied) => <Combobox tied={tied} label={label} {...combobox} />}</FieldFrame>;
}

interface ComboboxProps<Option extends { id: string }> {
  tied: Tied;
  label: string;
  value: Option | null;
  onChoose: (option: Option | null) => void;
  /** What fits what was typed, already searched; `stale` while a newer answer is on its way. */
  options: Option[];
  stale: boolean;
  /** '' when nothing is searched for. */
  onSearch: (typed: string) => void;
  /** An option as text, for the field, and as it is drawn in the list. */
  textOf: (option: Option) => string;
  render: (option: Option) => ReactNode;
  /** Of what is chosen, before its text. */
  picture?: ReactNode;
  /** Said beneath the options, or in their place. */
  note?: string;
  placeholder?: string;
  disabled?: boolean;
}

/** MUI's keyboard and roles in the box of our other fields. */
function Combobox<Option extends { id: string }>(props: ComboboxProps<Option>) {
  const { tied, label, value, onChoose, options, stale, onSearch, textOf, render, picture, note, placeholder, disabled = false } = props;
  const [open, setOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const known = value && !options.some(({ id }) => id === value.id) ? [value, ...options] : options;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, setAnchorEl } = useAutocomplete<Option>({
    id: tied.id,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    value,
    onChange: (_, chosen) => onChoose(chosen),
    options: known,
    filterOptions: () => (searching ? options : known),
    getOptionLabel: textOf,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    autoHighlight: true,
    handleHomeEndKeys: false,
    disabled,
    onInputChange(_, typed, reason) {
      const asked = reason === 'input' ? typed.trim() : '';
      setSearching(asked !== '');
      onSearch(asked);
    },
  });

  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || !open) return;
    // From an open list the form is not sent, and nobody is chosen who stands there for what was typed before.
    event.preventDefault();
    event.defaultMuiPrevented = stale;
  }

  return (
    <div className={classes.combobox} {...getRootProps({ onKeyDown })}>
      <div ref={setAnchorEl} className={`${field.box} ${classes.box} ${tied['aria-invalid'] ? field.bad : ''}`}>
        {value && picture}
        <input {...getInputProps()} {...tied} placeholder={placeholder} />
        <Icon of={ChevronDown} size={16} />
      </div>
      {open && (
        <div className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
          {groupedOptions.length > 0 && (
            <ul {...getListboxProps()} aria-labelledby={undefined} aria-label={label} aria-busy={stale} className={classes.options}>
              {groupedOptions.map((option, index) => {
                const { key, ...own } = getOptionProps({ option, index });
                return (
                  <li key={key} {...own}>
                    {render(option)}
                  </li>
                );
              })}
            </ul>
          )}
          {note && (
            <p className={classes.note} aria-hidden="true">
              {note}
            </p>
          )}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {open && note}
      </span>
    </div>
  );
}
