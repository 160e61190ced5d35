import { TriangleAlert } from 'lucide-react';
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

/** What nobody may want. It can be saved all the same. */
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
      {coverage.map((breach) => (
        <Coverage key={`${breach.rule} ${breach.day}`} of={breach} />
      ))}
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

function Coverage({ of: { rule, department, day, away, maxAway } }: { of: CoverageEffect }) {
  const text = useText();
  const { weekday } = useDates();
  const said = { rule, away, day: weekday(day) };
  return (
    <EffectLine
      icon={TriangleAlert}
      tone="wait"
      title={
        department
          ? text('job.effect.coverageOf', { ...said, department: department.dep_name })
          : text('job.effect.coverage', said)
      }
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
