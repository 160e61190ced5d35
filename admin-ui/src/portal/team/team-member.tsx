import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { AwayNote } from '../../people/away-note';
import { PersonPhoto } from '../../people/person-photo';
import { Badge } from '../../ui/feedback/badge';
import { Icon } from '../../ui/icon';
import { MemberBalances } from './member-balances';
import { SevenDays } from './seven-days';
import classes from './team-member.module.css';
import type { WeekOfMember } from './use-week-ahead';

/** A row that opens. */
export function TeamMember({
  of: member,
  week,
}: {
  of: TeamMemberRecord;
  week: WeekOfMember | undefined;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, profileImage, designation } = member;
  return (
    <li className={classes.member}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <PersonPhoto name={name} image={profileImage} size="m" />
        <span className={classes.who}>
          <span>
            <bdi>{name}</bdi>
          </span>
          {designation && <small>{designation}</small>}
        </span>
        <span className={classes.week}>{week && <SevenDays {...week} />}</span>
        <Absences of={member} />
        <Icon of={open ? ChevronUp : ChevronDown} />
      </button>
      <div id={id} hidden={!open}>
        {open && <MemberBalances of={member} />}
      </div>
    </li>
  );
}

function Absences({ of: { awayUntil, standIn, next, pending, status } }: { of: TeamMemberRecord }) {
  const text = useText();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  const isPendingFirst = pending && !(next && next.startDate <= pending.startDate);
  const first = isPendingFirst ? pending : next;
  const span = first && shortSpan(first.startDate, first.endDate, thisYear);
  return (
    <span className={classes.absences}>
      {status !== 'Active' && <Badge>{text(`person.statuses.${status}`)}</Badge>}
      {awayUntil && <AwayNote of={{ until: awayUntil, standIn }} />}
      <small>
        {span ? (
          <>
            <span className="visually-hidden">{text('myTeam.people.nextAway')}</span>{' '}
            {isPendingFirst ? text('myTeam.people.pendingNext', { span }) : span}
          </>
        ) : (
          text('myTeam.people.noneNext')
        )}
      </small>
    </span>
  );
}
