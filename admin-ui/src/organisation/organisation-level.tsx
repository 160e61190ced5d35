import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { OrganisationNode } from '../../../api/contract/organisation/organisation-tree.js';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Marked } from '../shell/search/marked';
import { Icon } from '../ui/icon';
import classes from './organisation.module.css';
import { NO_MANAGER } from './organisation-rows';
import type { Organisation } from './use-organisation';
import { useRowWindow } from './use-row-window';

interface Props {
  organisation: Organisation;
  /** Whose reports are shown; undefined for the people at the top. */
  person: string;
  /** Instead of a level. */
  found: OrganisationNode[] | undefined;
  query: string;
  recordOf: ((id: string) => string) | undefined;
  /** The address of somebody's reports. */
  levelOf: (person: string) => string;
}

/** On a phone one level at a time: the manager above as the way back, the person, the reports. */
export function OrganisationLevel(props: Props) {
  const { organisation, person, found, levelOf } = props;
  const text = useText();
  const { tops, alone, byId } = organisation.tree;
  const node = byId.get(person);
  if (found)
    return (
      <div className={classes.level}>
        <People {...props} of={found} label={text('organisation.found')} />
      </div>
    );
  if (person === NO_MANAGER)
    return (
      <div className={classes.level}>
        <WayBack to={levelOf('')} />
        <People {...props} of={alone} label={text('organisation.noManager')} />
      </div>
    );
  if (!node)
    return (
      <div className={classes.level}>
        <People {...props} of={tops} label={text('organisation.tree')} />
        {alone.length > 0 && (
          <Link className={classes.up} to={levelOf(NO_MANAGER)}>
            <span>
              {text('organisation.noManager')} <b>{alone.length}</b>
            </span>
            <Icon of={ChevronRight} mirrored />
          </Link>
        )}
      </div>
    );
  return (
    <div className={classes.level}>
      <WayBack to={levelOf(node.manager?.person._id ?? '')} manager={node.manager?.person.name} />
      <Person {...props} of={node} />
      <People {...props} of={node.reports} label={text('organisation.reports')} />
    </div>
  );
}

function WayBack({ to, manager }: { to: string; manager?: string | undefined }) {
  const text = useText();
  return (
    <Link className={classes.up} to={to}>
      <Icon of={ChevronLeft} mirrored />
      <span>
        {manager ? (
          <>
            {text('organisation.manager')} <b>{manager}</b>
          </>
        ) : (
          text('organisation.top')
        )}
      </span>
    </Link>
  );
}

function Person({ of: node, organisation, recordOf }: Props & { of: OrganisationNode }) {
  const text = useText();
  const { _id, name, designation, profileImage, department } = node.person;
  const own = organisation.departmentOf(department);
  const isHead = own?.head === _id;
  const words = [
    designation,
    isHead ? text('organisation.headOf', { department: own.dep_name }) : own?.dep_name,
  ];
  return (
    <>
      <div className={classes.me}>
        <PersonPhoto name={name} image={profileImage} size="l" />
        <div>
          <h2>
            {recordOf ? (
              <Link to={recordOf(_id)}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <p>{words.filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <p className={classes.counts}>
        <span>{text('organisation.reportsOf', { count: node.reports.length })}</span>
        <span>{text('organisation.inAllOf', { count: node.inAll })}</span>
      </p>
    </>
  );
}

const ROW_HEIGHT = 64;

/** A person with reports leads to them, anybody else to the record. */
function People({
  of: nodes,
  label,
  query,
  recordOf,
  levelOf,
}: Props & { of: OrganisationNode[]; label: string }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const drawn = useRowWindow(list, { count: nodes.length, height: ROW_HEIGHT, kept: -1 });
  return (
    <ul
      ref={list}
      className={classes.people}
      aria-label={label}
      style={{ blockSize: nodes.length * ROW_HEIGHT }}
    >
      {drawn.map((index) => {
        const { person, reports } = nodes[index];
        const to = reports.length > 0 ? levelOf(person._id) : recordOf?.(person._id);
        const content = (
          <>
            <PersonPhoto name={person.name} image={person.profileImage} size="m" />
            <span>
              <strong>
                <Marked text={person.name} query={query} />
              </strong>
              <small>
                <Marked text={person.designation ?? ''} query={query} />
              </small>
            </span>
            {reports.length > 0 ? (
              <b>
                {reports.length}{' '}
                <span className="visually-hidden">{text('organisation.reports')}</span>
              </b>
            ) : (
              <b />
            )}
            {reports.length > 0 && <Icon of={ChevronRight} mirrored />}
          </>
        );
        const style = { insetBlockStart: index * ROW_HEIGHT };
        return (
          <li key={person._id} aria-posinset={index + 1} aria-setsize={nodes.length}>
            {to ? (
              <Link className={classes.person} style={style} to={to}>
                {content}
              </Link>
            ) : (
              <div className={classes.person} style={style}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
