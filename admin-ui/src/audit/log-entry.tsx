import { Settings, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { audit } from '../i18n/en/audit';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useNumbers } from '../api/config';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import { ChangeList } from './change-list';
import { EntrySentence } from './entry-sentence';
import type { LogView } from './entry';
import classes from './log.module.css';
import { useChangeFormatter } from './use-change-formatter';

type System = keyof typeof audit.systems;

const isSystem = (name: string): name is System => Object.hasOwn(audit.systems, name);

/** Shows the actor's name at that time, and a symbol for the system, which has no id. */
function LogPerson({
  actor: { _id, name },
  onChoose,
}: {
  actor: AuditEntryRecord['actor'];
  onChoose?: (id: string) => void;
}) {
  const text = useText();
  if (_id === null) {
    return (
      <span className={classes.who}>
        <span className={classes.symbol}>
          <Icon of={name === 'Import' ? Upload : Settings} size={14} />
        </span>
        <bdi>{isSystem(name) ? text(`audit.systems.${name}`) : name}</bdi>
      </span>
    );
  }
  const displayName = name || text('person.unknown');
  return (
    <span className={classes.who}>
      <Avatar name={displayName} size="s" />
      {onChoose ? (
        <button type="button" className={classes.person} onClick={() => onChoose(_id)}>
          <bdi>{displayName}</bdi>
          <span className="visually-hidden">, {text('audit.onlyThisPerson')}</span>
        </button>
      ) : (
        <bdi>{displayName}</bdi>
      )}
    </span>
  );
}

/** In a line that stands for several. */
export function LogPeople({ count }: { count: number }) {
  const text = useText();
  return (
    <span className={classes.who}>
      <span className={classes.symbol}>
        <Icon of={Users} size={14} />
      </span>
      <span>{text('audit.people', { count })}</span>
    </span>
  );
}

const SENTENCE_FIELDS = new Set(['leaveType', 'startDate', 'endDate']);

const PAY_FIELD_ORDER = [
  'netSalary',
  'payDate',
  'basicSalary',
  'allowances',
  'deductions',
  'employeeId',
];

const byPayFieldOrder = (one: { field: string }, other: { field: string }) =>
  PAY_FIELD_ORDER.indexOf(one.field) - PAY_FIELD_ORDER.indexOf(other.field);

function EntryValues({
  entry: { subject, subjectName, action, changes },
}: {
  entry: AuditEntryRecord;
}) {
  const formatted = useChangeFormatter();
  const inOrder = subject === 'salary' ? changes.toSorted(byPayFieldOrder) : changes;
  if (subject === 'import') {
    const counts = changes
      .filter(({ field, after }) => !(field === 'fileName' && after === subjectName))
      .map(formatted)
      .map(({ label, after }) => `${label} ${after}`);
    return counts.length > 0 && <div className={classes.aside}>{counts.join(', ')}</div>;
  }
  const fields = new Set(changes.map(({ field }) => field));
  const visible = inOrder.filter(
    ({ field, before, after }) =>
      !(before === null && after === null) &&
      !(subject === 'leave' && SENTENCE_FIELDS.has(field)) &&
      !(action === 'leave.request' && field === 'status') &&
      !(field === 'managerId' && fields.has('manager')),
  );
  const said = visible.map(formatted).filter(({ before, after }) => before || after);
  return <ChangeList changes={said} />;
}

interface Props {
  entry: AuditEntryRecord;
  view: LogView;
  /** Replaces the actor. */
  who?: ReactNode;
  /** Replaces the sentence and the changes. */
  replacement?: string;
  more?: ReactNode;
}

export function LogEntry({
  entry,
  view: { onSubjectPage = false, numbered, marked, onChooseActor },
  who,
  replacement,
  more,
}: Props) {
  const text = useText();
  const numbers = useNumbers();
  const { timeOf, instant } = useDates();
  const { recordedAt, actor, number } = entry;
  return (
    <li className={classes.entry} data-marked={marked !== undefined && number === marked}>
      <time className={classes.time} dateTime={recordedAt} title={instant(recordedAt)}>
        {timeOf(recordedAt)}
      </time>
      {who || <LogPerson actor={actor} onChoose={onChooseActor} />}
      <div className={classes.what}>
        {replacement ?? (
          <>
            <EntrySentence entry={entry} onSubjectPage={onSubjectPage} />
            <EntryValues entry={entry} />
          </>
        )}
        {more}
      </div>
      {numbered && (
        <span className={classes.number}>
          {number === null ? (
            text('audit.unsealed')
          ) : (
            <>
              <span className={classes.word}>{text('audit.entry')} </span>
              {numbers.format(number)}
            </>
          )}
        </span>
      )}
    </li>
  );
}
