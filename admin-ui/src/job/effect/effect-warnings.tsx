import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type {
  CoverageEffect,
  JobEffect,
  JobWarning,
} from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { signedPercent } from '../../payslip/signed-percent';
import { usePayWords } from '../../payslip/use-pay-words';
import { EffectLine } from './effect-line';

const HUNDRED = 100;
/** Days of coverage. */
const LISTED = 3;

/** None of them keeps the change from being saved. */
export function EffectWarnings({ of: { pay, people, coverage, warnings } }: { of: JobEffect }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const percent = pay?.percent ?? null;
  return (
    <>
      {percent !== null && (
        <EffectLine
          icon={TriangleAlert}
          tone="wait"
          title={text('job.effect.large', {
            count: people,
            percent: signedPercent(percent, HUNDRED, formats),
          })}
        />
      )}
      {warnings.map((warning) => (
        <Warning key={warning.code} of={warning} isForMany={people > 1} />
      ))}
      <CoverageDays of={coverage} />
    </>
  );
}

function Warning({
  of: { code, people, count, on },
  isForMany,
}: {
  of: JobWarning;
  isForMany: boolean;
}) {
  const text = useText();
  const { day } = useDates();
  const list = useListText();
  const named = list(people.map(({ name }) => name));
  const more = count - people.length;
  const names = more > 0 ? text('job.effect.others', { names: named, count: more }) : named;
  return (
    <EffectLine
      icon={TriangleAlert}
      tone="wait"
      title={text(`job.effect.warnings.${code}`, { names, count, date: on ? day(on) : '' })}
    >
      {on && isForMany && <small>{names}</small>}
      {code !== 'laterSalary' && code !== 'laterFact' && (
        <small>{text(`job.effect.warnings.${code}Text`)}</small>
      )}
    </EffectLine>
  );
}

const isBroken = ({ away, maxAway }: CoverageEffect) => away > maxAway;

/** The days on which a rule breaks come before those on which it holds again. */
function CoverageDays({ of: coverage }: { of: CoverageEffect[] }) {
  const text = useText();
  const days = [...coverage].sort((a, b) => Number(isBroken(b)) - Number(isBroken(a)));
  const [rest] = days.slice(LISTED);
  return (
    <>
      {days.slice(0, LISTED).map((one) => (
        <Coverage key={`${one.rule} ${one.department?._id} ${one.day}`} of={one} />
      ))}
      {rest && (
        <EffectLine
          icon={ShieldCheck}
          tone={isBroken(rest) ? 'wait' : 'quiet'}
          title={text('job.effect.more', { count: days.length - LISTED })}
        />
      )}
    </>
  );
}

function Coverage({ of: one }: { of: CoverageEffect }) {
  const text = useText();
  const { weekday } = useDates();
  const { rule, department, day, away, maxAway } = one;
  const where = department ? `${rule}, ${department.dep_name}` : rule;
  return (
    <EffectLine
      icon={ShieldCheck}
      tone={isBroken(one) ? 'wait' : undefined}
      title={text(isBroken(one) ? 'job.effect.coverage' : 'job.effect.coverageHolds', {
        rule: where,
        count: away,
        day: weekday(day),
      })}
    >
      <small>
        {text('job.effect.coverageMax', { count: maxAway })}{' '}
        {department && (
          <Link to={officePath.teamCalendarOf(department._id, day)}>
            {text('job.effect.showDay')}
          </Link>
        )}
      </small>
    </EffectLine>
  );
}
