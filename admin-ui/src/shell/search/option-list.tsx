import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { Icon } from '../../ui/icon';
import classes from './command-palette.module.css';
import { pieces } from './folded';
import type { Option, OptionGroup } from './use-options';

interface Props {
  id: string;
  groups: OptionGroup[];
  active: number;
  question: string;
  onPoint: (key: string) => void;
  onFollow: (option: Option) => void;
}

/** The focus stays in the field; which option Enter would take is told by aria-activedescendant. */
export function OptionList({ id, groups, active, question, onPoint, onFollow }: Props) {
  const text = useText();
  if (groups.length === 0) return null;
  const options = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label={text('search.results')} className={classes.list}>
      {groups.map(({ name, options: some }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={classes.group}>
            {text(`search.groups.${name}`)}
          </div>
          {some.map((option) => {
            const index = options.indexOf(option);
            return (
              <OptionRow
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                question={question}
                onPoint={() => onPoint(option.key)}
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
  question: string;
  onPoint: () => void;
  onFollow: () => void;
}

function OptionRow({ id, option: { label, detail, icon, photo, keys }, active, question, onPoint, onFollow }: RowProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Moving, not entering: a list that scrolls under a resting pointer chooses nothing.
    <div ref={row} id={id} role="option" aria-selected={active} className={classes.option} onPointerMove={active ? undefined : onPoint} onClick={onFollow}>
      {icon ? <Icon of={icon} /> : <PersonPhoto name={label} image={photo} />}
      <span className={classes.label}>
        <Marked text={label} question={question} />
        {detail && (
          <span>
            <Marked text={detail} question={question} />
          </span>
        )}
      </span>
      <span className={classes.keys} aria-hidden="true">
        {active && question ? <kbd>{text('search.enter')}</kbd> : keys?.map((key) => <kbd key={key}>{key}</kbd>)}
      </span>
    </div>
  );
}

/** A text with what was searched for marked in it. */
function Marked({ text, question }: { text: string; question: string }) {
  return <bdi>{pieces(text, question).map((piece, index) => (piece.found ? <mark key={index}>{piece.text}</mark> : piece.text))}</bdi>;
}
