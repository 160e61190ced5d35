import { Settings, Upload } from 'lucide-react';
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
import { useShownChange } from './use-shown-change';

type System = keyof typeof audit.systems;

const isSystem = (name: string): name is System => Object.hasOwn(audit.systems, name);

/** As they were called then; the system is none, and has a drawing. */
function LogPerson({ actor: { _id, name }, onChoose }: { actor: AuditEntryRecord['actor']; onChoose?: (id: string) => void }) {
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
  const known = name || text('person.unknown');
  return (
    <span className={classes.who}>
      <Avatar name={known} size="s" />
      {onChoose ? (
        <button type="button" className={classes.person} onClick={() => onChoose(_id)}>
          <bdi>{known}</bdi>
          <span className="visually-hidden">, {text('audit.onlyThisPerson')}</span>
        </button>
      ) : (
        <bdi>{known}</bdi>
      )}
    </span>
  );
}

/** What the sentence has said already. */
const SAID = new Set(['leaveType', 'startDate', 'endDate']);

/** What is paid and when comes first, whose it is has been said. */
const PAY = ['netSalary', 'payDate', 'basicSalary', 'allowances', 'deductions', 'employeeId'];

const byOrderOfPay = (one: { field: string }, other: { field: string }) => PAY.indexOf(one.field) - PAY.indexOf(other.field);

/** What changed; of a whole import, what it counted. */
function EntryValues({ entry: { subject, subjectName, action, changes } }: { entry: AuditEntryRecord }) {
  const shown = useShownChange();
  const inOrder = subject === 'salary' ? changes.toSorted(byOrderOfPay) : changes;
  if (subject === 'import') {
    const counts = changes.filter(({ field, after }) => !(field === 'fileName' && after === subjectName)).map(shown).map(({ label, after }) => `${label} ${after}`);
    return counts.length > 0 && <div className={classes.aside}>{counts.join(', ')}</div>;
  }
  const fields = new Set(changes.map(({ field }) => field));
  const told = inOrder.filter(
    ({ field, before, after }) =>
      !(before === null && after === null) &&
      !(subject === 'leave' && SAID.has(field)) &&
      !(action === 'leave.request' && field === 'status') &&
      !(field === 'managerId' && fields.has('manager')),
  );
  return <ChangeList changes={told.map(shown)} />;
}

interface Props {
  entry: AuditEntryRecord;
  look: LogView;
  /** Said in place of what this one entry did. */
  instead?: string;
  more?: ReactNode;
}

export function LogEntry({ entry, look: { own = false, numbered, marked, onPerson }, instead, more }: Props) {
  const text = useText();
  const numbers = useNumbers();
  const { timeOf, instant } = useDates();
  const { recordedAt, actor, number } = entry;
  return (
    <li className={classes.entry} data-marked={marked !== undefined && number === marked}>
      <time className={classes.time} dateTime={recordedAt} title={instant(recordedAt)}>
        {timeOf(recordedAt)}
      </time>
      <LogPerson actor={actor} onChoose={onPerson} />
      <div className={classes.what}>
        {instead ?? (
          <>
            <EntrySentence entry={entry} own={own} />
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
