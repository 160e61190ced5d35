import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import { jobTimeline } from '../../contract/employee/job-facts.js';
import type { DepartmentFact, PersonPayFacts } from '../../payroll/due/pay-facts.js';
import type { PlannedPay } from '../../payroll/effect/planned-pay.js';
import type { PeopleWorkingTime } from '../../working-time/working-times.js';
import { factsAfter, movesFacts, salariesAfter, type ChangedPerson } from './changed-person.js';

export interface JobPayAround {
  now: number;
  /** Names of departments. */
  departmentName: (id: string) => string;
  /** With the change; undefined where it changes no patterns. */
  workingTimes: Pick<PeopleWorkingTime, 'workingTimeOf'> | undefined;
}

/** The facts that pay would be computed from with a change. */
export function plannedJobPay(
  people: readonly ChangedPerson[],
  since: CalendarDate,
  around: JobPayAround,
): PlannedPay {
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    people: [...byId.keys()],
    ...(people.every((person) => movesNothingBefore(person, since)) && { since }),
    person: (facts, _, id) => {
      const person = byId.get(id);
      return person ? payFactsAfter(facts, person, around) : facts;
    },
  };
}

/** The first salary and the first department count for the days before them as well. */
function movesNothingBefore(person: ChangedPerson, day: CalendarDate): boolean {
  const { facts, salaries, salary } = person;
  const isAfter = (first: CalendarDate | undefined) => first !== undefined && first < day;
  return (
    (!movesFacts(person, 'department') || isAfter(jobTimeline(facts, 'department')[0]?.from)) &&
    (salary === null || isAfter(salaries[0]?.from))
  );
}

export function payFactsAfter(
  facts: PersonPayFacts,
  person: ChangedPerson,
  around: JobPayAround,
): PersonPayFacts {
  const { now, workingTimes } = around;
  const workingTime = workingTimes?.workingTimeOf(person.id);
  return {
    ...facts,
    ...(movesFacts(person, 'department') && departmentsAfter(facts, person, around)),
    salaries: salariesAfter(facts.salaries, person.salary, (salary) => ({
      ...salary,
      recordedAt: now,
      createdBy: null,
    })),
    assignments: [
      ...facts.assignments.map((one) =>
        person.endedItems.includes(one.id)
          ? { ...one, to: addDays(one.from, -1), endedAt: now }
          : one,
      ),
      ...person.items,
    ],
    ...(workingTime && {
      workDay: (day) => workingTime.workDay(day, isEmployedOn([...facts.employments], day)),
    }),
  };
}

function departmentsAfter(
  facts: PersonPayFacts,
  person: ChangedPerson,
  { now, departmentName }: JobPayAround,
): Pick<PersonPayFacts, 'departmentFacts' | 'departments'> {
  const departmentFacts = factsAfter(
    facts.departmentFacts,
    { ...person, recorded: person.recorded.filter(({ kind }) => kind === 'department') },
    (fact): DepartmentFact => ({ ...fact, name: departmentName(fact.valueId ?? '') }),
    now,
  );
  const departments = jobTimeline(departmentFacts, 'department');
  return { departmentFacts, departments: departments.length > 0 ? departments : facts.departments };
}
