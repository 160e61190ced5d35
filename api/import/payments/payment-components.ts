import type { PayComponentRecord } from '../../contract/payroll/pay-components.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';

/** Finds components by the name or the wage code that a file has. */
export class PaymentComponents {
  private readonly byKey = new Map<string, Set<PayComponentRecord>>();

  constructor(components: readonly PayComponentRecord[]) {
    for (const component of components)
      for (const text of [component.name, component.wageCode])
        if (text) this.add(uniqueKey(text), component);
  }

  find(text: string): PayComponentRecord | Refusal {
    const [component, ...others] = this.byKey.get(uniqueKey(text)) ?? [];
    if (!component) return refusal('payroll.row_component_unknown');
    if (others.length > 0) return refusal('payroll.row_component_ambiguous');
    if (component.builtin) return refusal('payroll.component_builtin');
    if (!component.active) return refusal('payroll.component_off');
    return component.unit === 'percent' ? refusal('payroll.row_percent') : component;
  }

  private add(key: string, component: PayComponentRecord): void {
    this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(component));
  }
}
