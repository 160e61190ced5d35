import { EMPLOYEE_FIELDS, type CompletableField } from '../contract/employee/employee-fields.js';
import { Problem, refusal } from '../contract/problem.js';

type Details<Field extends CompletableField> = { [field in Field]: unknown };

/** Details that an import left unknown may stay empty until somebody completes them; known ones cannot be emptied. */
export function requireKnown<Field extends CompletableField>(
  before: Partial<Details<NoInfer<Field>>>,
  after: Details<Field>,
): void {
  const emptied = (Object.keys(after) as Field[]).filter(
    (field) => after[field] === null && before[field] !== null,
  );
  const errors = Object.fromEntries(
    emptied.map((field) => [
      field,
      refusal('field.required', { label: EMPLOYEE_FIELDS[field].label }),
    ]),
  );
  const [first] = Object.values(errors);
  if (first) throw new Problem('request.invalid', first, { errors });
}
