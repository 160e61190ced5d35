const SINCE = '2012-01-01';
const COMPONENTS = [
  ['Transport allowance', 'earning', 'amount', 0, { amount: 15_000 }],
  ['Phone allowance', 'earning', 'amount', 0, { amount: 2_500, part: 0.2 }],
  ['On-call', 'earning', 'amount', 1, { amount: 36_000, part: 0.1 }],
  ['Bonus', 'earning', 'amount', 0],
  ['Pension', 'deduction', 'percent', 1, { rate: 500 }],
  ['Health insurance', 'deduction', 'amount', 0, { amount: 8_500 }],
  ['Income tax', 'deduction', 'amount', 0, { amount: 40_000, part: 1 }],
  ['Employer pension', 'cost', 'percent', 1, { rate: 600 }],
];

/** Components that everybody has, and others that a part of the people has. */
export function* payroll(dice, people, foundedAt) {
  for (const [place, [name, kind, unit, prorated, given]] of COMPONENTS.entries()) {
    const id = dice.id(foundedAt);
    yield [
      'pay_component',
      {
        id,
        name,
        name_key: name.toLowerCase(),
        kind,
        unit,
        prorated,
        wage_code: String(1_000 + place),
        position: place + 1,
        active: 1,
        version: 1,
        created_at: foundedAt,
      },
    ];
    if (!given) continue;
    const { part, ...amounts } = given;
    const holders =
      part === undefined ? [null] : people.filter(() => dice.chance(part)).map((one) => one.id);
    for (const holder of holders)
      yield [
        'pay_assignment',
        assignmentRow(
          dice.id(foundedAt),
          {
            component_id: id,
            employee_id: holder,
            created_by: people[0].accountId,
            recorded_at: foundedAt,
          },
          amounts,
        ),
      ];
  }
}

function assignmentRow(id, given, { amount = null, rate = null }) {
  return {
    id,
    department_id: null,
    run_id: null,
    ...given,
    amount,
    rate,
    hours: null,
    hourly: null,
    from_date: SINCE,
    to_date: null,
    note: null,
  };
}
