import useAutocomplete, { type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from './combobox.module.css';
import { FieldFrame, type FrameProps, type ControlProps } from './field';
import field from './field.module.css';
import { Icon } from '../icon';

/** For more options than a select can hold. */
export function ComboboxField<Option extends { id: string }>({
  label,
  optional,
  hint,
  error,
  wide,
  ...combobox
}: FrameProps & Omit<ComboboxProps<Option>, 'controlProps' | 'label'>) {
  return (
    <FieldFrame {...{ label, optional, hint, error, wide }}>
      {(controlProps) => <Combobox controlProps={controlProps} label={label} {...combobox} />}
    </FieldFrame>
  );
}

interface ComboboxProps<Option extends { id: string }> {
  controlProps: ControlProps;
  label: string;
  value: Option | null;
  onChoose: (option: Option | null) => void;
  /** The search results; `stale` while the results of a newer search are loading. */
  options: Option[];
  stale: boolean;
  /** Called with '' when the search is cleared. */
  onSearch: (typed: string) => void;
  textOf: (option: Option) => string;
  render: (option: Option) => ReactNode;
  picture?: ReactNode;
  note?: string;
  placeholder?: string;
}

function Combobox<Option extends { id: string }>(props: ComboboxProps<Option>) {
  const {
    controlProps,
    label,
    value,
    onChoose,
    options,
    stale,
    onSearch,
    textOf,
    render,
    picture,
    note,
    placeholder,
  } = props;
  const [open, setOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const withValue =
    value && !options.some(({ id }) => id === value.id) ? [value, ...options] : options;
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    setAnchorEl,
  } = useAutocomplete({
    id: controlProps.id,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    value: value?.id ?? null,
    onChange: (_event, _id, _reason, details) => onChoose(details?.option ?? null),
    options: withValue,
    filterOptions: () => (searching ? options : withValue),
    getOptionLabel: textOf,
    getOptionKey: ({ id }) => id,
    // By id: the option itself may be loaded again while something is typed, which must stay.
    getOptionValue: ({ id }) => id,
    autoHighlight: true,
    handleHomeEndKeys: false,
    onInputChange(_, typed, reason) {
      const query = reason === 'input' ? typed.trim() : '';
      setSearching(query !== '');
      onSearch(query);
    },
  });

  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || !open) return;
    // Enter in an open list does not submit the form, and does not choose a result of the previous search.
    event.preventDefault();
    event.defaultMuiPrevented = stale;
  }

  return (
    <div className={classes.combobox} {...getRootProps({ onKeyDown })}>
      <div
        ref={setAnchorEl}
        className={`${field.box} ${classes.box} ${controlProps['aria-invalid'] ? field.bad : ''}`}
      >
        {value && picture}
        <input {...getInputProps()} {...controlProps} placeholder={placeholder} />
        <Icon of={ChevronDown} size={16} />
      </div>
      {open && (
        <div className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
          {groupedOptions.length > 0 && (
            <Options
              list={{ getListboxProps, getOptionProps, groupedOptions }}
              label={label}
              stale={stale}
              render={render}
            />
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

function Options<Option>({
  list: { getListboxProps, getOptionProps, groupedOptions },
  label,
  stale,
  render,
}: {
  list: Pick<
    UseAutocompleteReturnValue<Option>,
    'getListboxProps' | 'getOptionProps' | 'groupedOptions'
  >;
  label: string;
  stale: boolean;
  render: (option: Option) => ReactNode;
}) {
  return (
    <ul
      {...getListboxProps()}
      aria-labelledby={undefined}
      aria-label={label}
      aria-busy={stale}
      className={classes.options}
    >
      {groupedOptions.map((option, index) => {
        const { key, ...optionProps } = getOptionProps({ option, index });
        return (
          <li key={key} {...optionProps}>
            {render(option)}
          </li>
        );
      })}
    </ul>
  );
}
