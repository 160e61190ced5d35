import { netSign } from '../../contract/payroll/component-kinds.js';
import { netEffect, slipSums, type Recovery, type SlipLine } from './payslip-line.js';

/**
 * Net pay never turns negative: what would take it below zero stays due. Of differences, so much is taken that `leastNetPercent` of the gross pay of the
 * period remains. The oldest periods are recovered first.
 */
export function limitRecovery(
  lines: readonly SlipLine[],
  leastNetPercent: number,
  step = 1,
): { lines: SlipLine[]; toRecover: Recovery[] } {
  const own = lines.filter(({ difference }) => !difference);
  const grossOwn = Math.max(0, slipSums(own).gross);
  const least = Math.ceil((grossOwn * leastNetPercent) / 100 / step) * step;
  const kept = lines.map((line) => ({ ...line }));
  const toRecover: Recovery[] = [];
  let { net } = slipSums(kept);
  const leave = (line: SlipLine, floor: number) => {
    const effect = netEffect(line);
    if (effect >= 0 || net >= floor) return;
    const left = Math.min(-effect, floor - net);
    line.amount += netSign(line.kind) * left;
    net += left;
    toRecover.push({
      componentId: line.componentId,
      name: line.name,
      period: line.period,
      amount: left,
    });
  };
  for (const line of newestFirst(kept.filter(({ difference }) => difference))) leave(line, least);
  for (const line of kept.filter(({ difference }) => !difference).reverse()) leave(line, 0);
  return { lines: kept.filter(({ amount }) => amount !== 0), toRecover };
}

function newestFirst(lines: SlipLine[]): SlipLine[] {
  return [...lines].sort((a, b) =>
    a.period.from === b.period.from
      ? b.position - a.position
      : a.period.from < b.period.from
        ? 1
        : -1,
  );
}
