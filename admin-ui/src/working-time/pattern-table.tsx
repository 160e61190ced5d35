import { useState } from 'react';
import {
  DAYS_OF_A_WEEK,
  PATTERN_NAME_MAX,
  type WorkPatternRecord,
} from '../../../api/contract/working-time/working-time.js';
import { useNumbers } from '../api/config';
import { useApi } from '../api/use-api';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { useText } from '../i18n/use-text';
import { TableSkeleton } from '../lists/list-rows';
import columns from '../lists/columns.module.css';
import { type Column, Table } from '../lists/list-table';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { RowAction, RowActionLink } from '../ui/button';
import { Badge } from '../ui/feedback/badge';
import { EmptyState } from '../ui/feedback/empty-state';
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
  const listed: Column<WorkPatternRecord>[] = [
    {
      label: text('workingTime.pattern'),
      className: columns.words,
      render: (pattern) => <PatternName of={pattern} />,
    },
    { label: text('workingTime.week'), render: (pattern) => <PatternDays of={pattern} /> },
    {
      label: text('workingTime.hours'),
      className: columns.number,
      render: (pattern) => <Hours of={pattern} />,
    },
    {
      label: text('workingTime.peopleColumn'),
      className: columns.number,
      render: (pattern) => <People of={pattern} />,
    },
    {
      label: text('workingTime.action'),
      className: columns.actions,
      render: (pattern) => <PatternActions of={pattern} />,
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
        card={(pattern) => <PatternCard of={pattern} />}
      />
      <PatternLegend />
      <p className={weekClasses.hint}>{text('workingTime.immutable')}</p>
    </>
  );
}

interface Of {
  of: WorkPatternRecord;
}

function PatternCard({ of: pattern }: Of) {
  const text = useText();
  const peopleText = usePeopleText();
  const hours = useHours(pattern);
  return (
    <>
      <PatternName of={pattern} />
      <PatternDays of={pattern} />
      <p className={classes.note}>
        {text('workingTime.inOneLine', {
          hours,
          people: pattern.everybody
            ? peopleText(pattern)
            : text('workingTime.countedPeople', { count: pattern.people }),
        })}
      </p>
      <PatternActions of={pattern} />
    </>
  );
}

function PatternName({ of: { name, slots, everybody, archived } }: Of) {
  const text = useText();
  const weeks = slots.length / DAYS_OF_A_WEEK;
  return (
    <div className={classes.pattern}>
      <span>
        <bdi>{name}</bdi> {everybody && <Badge>{text('workingTime.default')}</Badge>}{' '}
        {archived && <Badge glyph="ended">{text('workingTime.archivedBadge')}</Badge>}
      </span>
      {weeks > 1 && <small>{text('workingTime.cycle', { count: weeks })}</small>}
    </div>
  );
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

const useHours = ({ slots }: WorkPatternRecord) =>
  useNumbers().format(Math.round(hoursPerWeek(slots) * 100) / 100);

const Hours = ({ of: pattern }: Of) => useHours(pattern);

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

function PatternActions({ of: pattern }: Of) {
  const text = useText();
  const api = useApi();
  const refresh = useWorkingTimeRefresh();
  const [dialog, setDialog] = useState<'assign' | 'edit'>();
  const onClose = () => setDialog(undefined);
  const { _id, name, archived, everybody } = pattern;
  const hidden = <bdi className="visually-hidden"> {name}</bdi>;
  return (
    <span className={classes.acts}>
      {!archived && (
        <RowAction tone="primary" onClick={() => setDialog('assign')}>
          {text(everybody ? 'workingTime.changeForEverybody' : 'workingTime.assignToEverybody')}
          {hidden}
        </RowAction>
      )}
      <RowActionLink to={officePath.addWorkPattern(_id)}>
        {text('workingTime.copy')}
        {hidden}
      </RowActionLink>
      <RowAction onClick={() => setDialog('edit')}>
        {text('workingTime.edit')}
        {hidden}
      </RowAction>
      {dialog === 'assign' && (
        <AssignmentDialog
          holders="*"
          subject="pattern"
          target={everybody ? undefined : _id}
          onClose={onClose}
        />
      )}
      {dialog === 'edit' && (
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
      )}
    </span>
  );
}
