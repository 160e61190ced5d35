import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type OrganisationNode,
  organisationTree,
  pathTo,
} from '../../../api/contract/organisation/organisation-tree.js';
import { useUser } from '../api/session';
import { useToday } from '../api/use-today';
import { useDateInFull } from '../as-of/use-date-in-full';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './organisation-paper.module.css';
import { organisationRows } from './organisation-rows';
import type { Organisation } from './use-organisation';

/** Drawn only while it is printed, since it has everybody. */
export function OrganisationPaper({ of: organisation }: { of: Organisation }) {
  const isPrinting = useIsPrinting();
  return isPrinting && <Paper of={organisation} />;
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onBefore = () => flushSync(() => setPrinting(true));
    const onAfter = () => setPrinting(false);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return isPrinting;
}

/** By department, the largest first, and in each by manager. */
function Paper({ of: { people, departments, departmentOf, asOf, tree } }: { of: Organisation }) {
  const text = useText();
  const { day } = useDates();
  const inFull = useDateInFull();
  const user = useUser();
  const today = useToday();
  const printed = departments
    .flatMap(({ _id }) => departmentOf(_id) ?? [])
    .filter((department) => department.people > 0)
    .sort((one, other) => other.people - one.people);
  return (
    <div className={classes.paper}>
      <header>
        <h1>{text('organisation.title')}</h1>
        <p>
          {text('lists.asOf', { date: inFull(asOf) })}
          <br />
          {text('organisation.peopleIn', { count: people.length, departments: printed.length })}
        </p>
      </header>
      <div className={classes.columns}>
        {printed.map(({ _id, dep_name, head }) => (
          <Department
            key={_id}
            name={dep_name}
            head={head}
            people={people.filter(({ department }) => department === _id)}
            lacking={tree.alone.filter(({ person }) => person.department === _id).length}
          />
        ))}
      </div>
      {today && (
        <footer>
          {text('organisation.printedBy', { date: day(today), name: user?.name ?? '' })}
        </footer>
      )}
    </div>
  );
}

const WHOLE = { shown: undefined, isUnfolded: () => true, isWhole: () => true };

function Department({
  name,
  head,
  people,
  lacking,
}: {
  name: string;
  head: string | null;
  people: Organisation['people'];
  /** Have no manager, and nobody reports to them. */
  lacking: number;
}) {
  const text = useText();
  const tree = organisationTree(people);
  const rows = organisationRows(tree, WHOLE).flatMap((row) =>
    row.kind === 'person' ? [row.node] : [],
  );
  const counts = [
    people.length,
    head === null && text('organisation.withoutHead'),
    lacking > 0 && text('organisation.withoutManager', { count: lacking }),
  ];
  return (
    <section>
      <h2>
        <bdi>{name}</bdi>
        <span>{counts.filter(Boolean).join(', ')}</span>
      </h2>
      <ul>
        {rows.map((node) => (
          <li key={node.person._id} style={indentation(node)}>
            <b>
              <bdi>{node.person.name}</bdi>
            </b>
            <span>
              <bdi>{node.person.designation}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const indentation = (node: OrganisationNode) =>
  ({ '--level': pathTo(node).length - 1 }) as React.CSSProperties;
