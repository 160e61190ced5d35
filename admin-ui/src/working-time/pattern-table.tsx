import { type ReactNode, useState } from 'react';
import {
  DAYS_OF_A_WEEK,
  PATTERN_NAME_MAX,
  type WorkPatternRecord,
} from '../../../api/contract/working-time/working-time.js';
import { useNumbers } from '../api/config';
import { useApi } from '../api/use-api';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { TableSkeleton } from '../lists/list-rows';
import columns from '../lists/columns.module.css';
import { type Column, Table } from '../lists/list-table';
import { CardLine, RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { RowAction, RowActionLink } from '../ui/button';
import { Badge } from '../ui/feedback/badge';
import { EmptyState } from '../ui/feedback/empty-state';
import rowLink from '../ui/layout/row-link.module.css';
import { NameDialog } from '../forms/name-dialog';
import { hoursPerWeek } from './pattern-hours';
import { PatternLegend, PatternWeeks } from './pattern-week';
import weekClasses from './pattern-week.module.css';
import { usePatternText } from './use-pattern-text';
import { useWorkingTimeRefresh, useWorkPatterns } from '../api/use-working-time';
import classes from './working-time.module.css';

export function PatternTable() {
  const text = useText();
  const { data: patterns, error, refetch } = useWorkPatterns();
  const [open, setOpen] = useState<OpenDialog>();
  const actions = (pattern: WorkPatternRecord) => (
    <PatternActions of={pattern} onOpen={(dialog) => setOpen({ pattern, dialog })} />
  );
  const edit = (pattern: WorkPatternRecord) => () => setOpen({ pattern, dialog: 'edit' });
  const listed: Column<WorkPatternRecord>[] = [
    {
      label: text('workingTime.pattern'),
      className: columns.words,
      render: (pattern) => (
        <div className={classes.pattern}>
          <button type="button" className={rowLink.name} onClick={edit(pattern)}>
            <PatternName of={pattern} />
          </button>
          <Cycle of={pattern} />
        </div>
      ),
    },
    { label: text('workingTime.week'), render: (pattern) => <PatternDays of={pattern} /> },
    {
      label: text('workingTime.hours'),
      className: columns.number,
      render: (pattern) => <Hours of={pattern} />,
    },
    {
      label: text('workingTime.peopleColumn'),
      className: `${columns.number} ${classes.people}`,
      render: (pattern) => <People of={pattern} />,
    },
    {
      label: text('workingTime.action'),
      className: columns.actions,
      render: (pattern) => <span className={classes.acts}>{actions(pattern)}</span>,
    },
  ];
  if (!patterns) {
    if (!error) return <TableSkeleton />;
    return <ScreenFailed onRetry={refetch}>{text('lists.failed')}</ScreenFailed>;
  }
  if (patterns.length === 0)
    return (
      <EmptyState title={text('workingTime.noPatterns')}>
        {text('workingTime.noPatternsText')}
      </EmptyState>
    );
  return (
    <>
      <Table<WorkPatternRecord>
        roomy
        label={text('workingTime.patterns')}
        rows={patterns}
        columns={listed}
        card={(pattern) => (
          <PatternCard of={pattern} onOpen={edit(pattern)} actions={actions(pattern)} />
        )}
      />
      <PatternLegend />
      <p className={weekClasses.hint}>{text('workingTime.immutable')}</p>
      {open && <PatternDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface Of {
  of: WorkPatternRecord;
}

interface OpenDialog {
  pattern: WorkPatternRecord;
  dialog: 'assign' | 'edit';
}

function PatternCard({ of: pattern, ...card }: Of & { onOpen: () => void; actions: ReactNode }) {
  const text = useText();
  const amounts = useAmounts();
  const peopleText = usePeopleText();
  return (
    <RecordCard
      {...card}
      name={pattern.name}
      title={<PatternName of={pattern} />}
      end={amounts.words(hoursPerWeek(pattern.slots) * 60, 'minutes')}
    >
      <CardLine
        end={
          pattern.everybody
            ? peopleText(pattern)
            : text('workingTime.countedPeople', { count: pattern.people })
        }
      >
        <PatternDays of={pattern} />
      </CardLine>
      <Cycle of={pattern} />
    </RecordCard>
  );
}

function PatternName({ of: { name, everybody, archived } }: Of) {
  const text = useText();
  return (
    <>
      <bdi>{name}</bdi> {everybody && <Badge>{text('workingTime.default')}</Badge>}{' '}
      {archived && <Badge glyph="ended">{text('workingTime.archivedBadge')}</Badge>}
    </>
  );
}

function Cycle({ of: { slots } }: Of) {
  const text = useText();
  const weeks = slots.length / DAYS_OF_A_WEEK;
  return weeks > 1 && <small>{text('workingTime.cycle', { count: weeks })}</small>;
}

function PatternDays({ of: { slots } }: Of) {
  const patternText = usePatternText();
  return (
    <>
      <PatternWeeks slots={slots} />
      <span className="visually-hidden">{patternText(slots)}</span>
    </>
  );
}

function Hours({ of: { slots } }: Of) {
  return useNumbers().format(Math.round(hoursPerWeek(slots) * 100) / 100);
}

const People = ({ of: pattern }: Of) => usePeopleText()(pattern);

function usePeopleText() {
  const text = useText();
  const numbers = useNumbers();
  return ({ people, everybody }: WorkPatternRecord) => {
    if (!everybody) return numbers.format(people);
    return people === 0
      ? text('workingTime.forEverybody')
      : text('workingTime.andEverybody', { count: people });
  };
}

function PatternActions({
  of: { _id, name, archived, everybody },
  onOpen,
}: Of & { onOpen: (dialog: OpenDialog['dialog']) => void }) {
  const text = useText();
  const hidden = <bdi className="visually-hidden"> {name}</bdi>;
  return (
    <>
      {!archived && (
        <RowAction tone="primary" onClick={() => onOpen('assign')}>
          {text(everybody ? 'workingTime.changeForEverybody' : 'workingTime.assignToEverybody')}
          {hidden}
        </RowAction>
      )}
      <RowActionLink to={officePath.addWorkPattern(_id)}>
        {text('workingTime.copy')}
        {hidden}
      </RowActionLink>
      <RowAction onClick={() => onOpen('edit')}>
        {text('workingTime.edit')}
        {hidden}
      </RowAction>
    </>
  );
}

function PatternDialog({
  pattern: { _id, name, archived, everybody },
  dialog,
  onClose,
}: OpenDialog & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const refresh = useWorkingTimeRefresh();
  if (dialog === 'assign')
    return (
      <AssignmentDialog
        holders="*"
        subject="pattern"
        target={everybody ? undefined : _id}
        onClose={onClose}
      />
    );
  return (
    <NameDialog
      title={text('workingTime.editPattern')}
      record={{ name, archived }}
      maxLength={PATTERN_NAME_MAX}
      refresh={refresh}
      save={async (change) => {
        await api.changeWorkPattern(_id, change);
        return text('workingTime.patternSaved');
      }}
      onClose={onClose}
    />
  );
}
