interface KindRules {
  /** How an amount moves the net pay. A cost is paid by the employer beside it. */
  net: 1 | -1 | 0;
  /** The sum of the payslip in which it counts. */
  sum: 'gross' | 'deductions' | 'employerCost';
}

/** The kinds of pay components, in the order of a payslip. CONTRIBUTING says what else a new one needs. */
const RULES = {
  earning: { net: 1, sum: 'gross' },
  deduction: { net: -1, sum: 'deductions' },
  cost: { net: 0, sum: 'employerCost' },
} as const satisfies Record<string, KindRules>;

export type ComponentKind = keyof typeof RULES;
export const COMPONENT_KINDS = Object.keys(RULES) as ComponentKind[];
export const KINDS_IN_NET = COMPONENT_KINDS.filter((kind) => RULES[kind].net !== 0);
export const KINDS_BESIDE_NET = COMPONENT_KINDS.filter((kind) => RULES[kind].net === 0);

export const netSign = (kind: ComponentKind): KindRules['net'] => RULES[kind].net;
export const sumOfKind = (kind: ComponentKind): KindRules['sum'] => RULES[kind].sum;

/** Deductions are shown with a minus. */
export const shownAmount = (kind: ComponentKind, amount: number): number =>
  netSign(kind) < 0 ? -amount : amount;
