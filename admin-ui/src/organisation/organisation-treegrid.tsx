import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text';
import type { OrganisationRow } from './organisation-rows';
import classes from './organisation.module.css';
import { TreeRow } from './tree-row';
import type { Organisation } from './use-organisation';
import { useRowWindow } from './use-row-window';
import { useTreeKeys } from './use-tree-keys';

const ROW_HEIGHT = 46;

interface Props {
  organisation: Organisation;
  rows: OrganisationRow[];
  /** What was searched for, which is marked. */
  query: string;
  /** The address of somebody's record; undefined where the reader may not open it. */
  recordOf: ((id: string) => string) | undefined;
  busy: boolean;
  onToggle: (key: string) => void;
  onShowWhole: (under: string) => void;
}

export function OrganisationTreegrid(props: Props) {
  const { organisation, rows, query, recordOf, busy, onToggle, onShowWhole } = props;
  const text = useText();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  function open(row: OrganisationRow) {
    if (row.kind === 'group') onToggle(row.key);
    else if (row.kind === 'more') onShowWhole(row.under);
    else if (recordOf) void navigate(recordOf(row.node.person._id));
  }

  const { active, activeRow, onKeyDown, activate } = useTreeKeys({ rows, onToggle, onOpen: open });
  const drawn = useRowWindow(list, { count: rows.length, height: ROW_HEIGHT, kept: active });
  return (
    <div
      role="treegrid"
      className={classes.tree}
      aria-label={text('organisation.tree')}
      aria-rowcount={rows.length + 1}
      aria-busy={busy}
    >
      <div role="row" aria-rowindex={1} className={classes.heads}>
        <span role="columnheader">{text('organisation.person')}</span>
        <span role="columnheader">{text('organisation.department')}</span>
        <span role="columnheader">{text('organisation.reports')}</span>
        <span role="columnheader">{text('organisation.inAll')}</span>
      </div>
      <div
        ref={list}
        role="rowgroup"
        className={classes.rows}
        style={{ blockSize: rows.length * ROW_HEIGHT }}
        onKeyDown={onKeyDown}
      >
        {drawn.map((index) => {
          const row = rows[index];
          return (
            <TreeRow
              key={row.key}
              {...{ row, organisation, query, recordOf, onToggle, onShowWhole }}
              ref={index === active ? activeRow : undefined}
              isTabStop={index === active}
              index={index}
              top={index * ROW_HEIGHT}
              onFocus={() => activate(row.key)}
            />
          );
        })}
      </div>
    </div>
  );
}
