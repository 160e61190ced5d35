import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useNumbers } from '../api/config';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Marked } from '../shell/search/marked';
import { RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import type { OrganisationRow, PersonRow } from './organisation-rows';
import classes from './organisation.module.css';
import { RowDepartment } from './row-department';
import type { Organisation } from './use-organisation';

interface Props {
  ref: Ref<HTMLDivElement> | undefined;
  row: OrganisationRow;
  index: number;
  top: number;
  organisation: Organisation;
  query: string;
  recordOf: ((id: string) => string) | undefined;
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: (key: string) => void;
  onShowWhole: (under: string) => void;
}

export function TreeRow(props: Props) {
  const { ref, row, index, top, organisation, isTabStop, onFocus } = props;
  const numbers = useNumbers();
  const person = row.kind === 'person' ? row : undefined;
  const reports = person ? person.node.reports.length : row.kind === 'group' ? row.people : 0;
  return (
    <div
      ref={ref}
      role="row"
      className={row.level <= 2 && index > 0 && reports > 0 ? classes.branch : classes.row}
      style={{ insetBlockStart: top }}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={row.level}
      aria-rowindex={index + 2}
      aria-expanded={row.kind === 'more' ? undefined : row.isUnfolded}
      aria-posinset={person?.position}
      aria-setsize={person?.siblings}
      onFocus={onFocus}
    >
      <div role="gridcell" className={classes.who} data-level={row.level} style={levelOf(row)}>
        <RowName {...props} />
      </div>
      <div role="gridcell" className={classes.department}>
        {person && <RowDepartment of={person.node} organisation={organisation} />}
      </div>
      <div role="gridcell" className={classes.reports}>
        {reports > 0 && numbers.format(reports)}
      </div>
      <div role="gridcell" className={classes.inAll}>
        {person && person.node.inAll > 0 && numbers.format(person.node.inAll)}
      </div>
    </div>
  );
}

/** For the indentation and its lines. */
const levelOf = ({ level }: OrganisationRow) => ({ '--level': level - 1 }) as React.CSSProperties;

function RowName({ row, query, recordOf, onToggle, onShowWhole }: Props): ReactNode {
  const text = useText();
  if (row.kind === 'more')
    return (
      <span className={classes.more}>
        <RowAction tabIndex={-1} onClick={() => onShowWhole(row.under)}>
          {text('organisation.more', { count: row.people })}
        </RowAction>
      </span>
    );
  if (row.kind === 'group')
    return (
      <>
        <Fold row={row} name={text('organisation.noManager')} onToggle={onToggle} />
        <span className={classes.group}>{text('organisation.noManager')}</span>
      </>
    );
  const { name, designation, profileImage, manager, managerName, _id } = row.node.person;
  const shown = <Marked text={name} query={query} />;
  const isElsewhere = row.node.manager === null && (manager ?? managerName) !== null;
  return (
    <>
      <Fold row={row} name={name} onToggle={onToggle} />
      <PersonPhoto name={name} image={profileImage} />
      <p className={classes.name}>
        <strong>
          {recordOf ? (
            <Link tabIndex={-1} to={recordOf(_id)}>
              {shown}
            </Link>
          ) : (
            shown
          )}
        </strong>
        {designation && (
          <span>
            <Marked text={designation} query={query} />
          </span>
        )}
        {isElsewhere && managerName && (
          <span>{text('organisation.reportsTo', { name: managerName })}</span>
        )}
      </p>
    </>
  );
}

interface FoldProps {
  row: PersonRow | Extract<OrganisationRow, { kind: 'group' }>;
  name: string;
  onToggle: (key: string) => void;
}

/** The keys reach it by the row. */
function Fold({ row, name, onToggle }: FoldProps) {
  const text = useText();
  if (row.isUnfolded === undefined) return <span className={classes.fold} />;
  return (
    <button
      type="button"
      className={classes.fold}
      tabIndex={-1}
      aria-label={text(row.isUnfolded ? 'organisation.fold' : 'organisation.unfold', { name })}
      onClick={() => onToggle(row.key)}
    >
      <Icon of={row.isUnfolded ? ChevronDown : ChevronRight} size={15} mirrored={!row.isUnfolded} />
    </button>
  );
}
