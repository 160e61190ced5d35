import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { Icon } from '../../ui/icon';
import classes from './command-palette.module.css';
import { Marked } from './marked';

export interface Option {
  key: string;
  label: string;
  /** Other words for it, separated by blanks. */
  words?: string;
  detail?: string;
  /** Not searched for. */
  note?: string;
  /** Left out for a person, who is shown with a photo. */
  icon?: LucideIcon;
  photo?: string | null;
  keys?: string[];
  /** The address that it opens, or else what it does. */
  to?: string;
  run?: () => void;
}

export interface OptionGroup {
  name: 'employees' | 'departments' | 'commands' | 'places';
  options: Option[];
}

interface Props {
  id: string;
  groups: OptionGroup[];
  active: number;
  query: string;
  onActivate: (key: string) => void;
  onFollow: (option: Option) => void;
}

/** The focus stays in the search field; aria-activedescendant names the option that Enter opens. */
export function OptionList({ id, groups, active, query, onActivate, onFollow }: Props) {
  const text = useText();
  if (groups.length === 0) return null;
  const options = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label={text('search.results')} className={classes.list}>
      {groups.map(({ name, options: groupOptions }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={classes.group}>
            {text(`search.groups.${name}`)}
          </div>
          {groupOptions.map((option) => {
            const index = options.indexOf(option);
            return (
              <OptionRow
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                query={query}
                onActivate={() => onActivate(option.key)}
                onFollow={() => onFollow(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  id: string;
  option: Option;
  active: boolean;
  query: string;
  onActivate: () => void;
  onFollow: () => void;
}

function OptionRow({
  id,
  option: { label, detail, note, icon, photo, keys },
  active,
  query,
  onActivate,
  onFollow,
}: RowProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Not pointerenter: a list that scrolls under a resting pointer must not change the active option.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      onPointerMove={active ? undefined : onActivate}
      onClick={onFollow}
    >
      {icon ? <Icon of={icon} /> : <PersonPhoto name={label} image={photo} />}
      <span className={classes.label}>
        <Marked text={label} query={query} />
        {detail && (
          <span>
            <Marked text={detail} query={query} />
          </span>
        )}
        {note && <b>{note}</b>}
      </span>
      <span className={classes.keys} aria-hidden="true">
        {active && query ? (
          <kbd>{text('search.enter')}</kbd>
        ) : (
          keys?.map((key) => <kbd key={key}>{key}</kbd>)
        )}
      </span>
    </div>
  );
}
