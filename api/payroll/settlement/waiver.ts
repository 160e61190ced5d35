import { netSign } from '../../contract/payroll/component-kinds.js';
import { netEffect, slipSums, type SlipLine } from './payslip-line.js';

/**
 * So much of the lines that take something back is dropped as was waived: in each period at most what was paid there beyond what is due, the oldest
 * period first. So a waiver never pays anything out.
 */
export function waive(lines: readonly SlipLine[], waiver: number): SlipLine[] {
  if (waiver === 0) return [...lines];
  const kept = lines.map((line) => ({ ...line }));
  let rest = waiver;
  for (const from of [...new Set(kept.map(({ period }) => period.from))].sort()) {
    const ofPeriod = kept.filter(({ period }) => period.from === from);
    let beyond = Math.min(rest, Math.max(0, -slipSums(ofPeriod).net));
    rest -= beyond;
    for (const line of ofPeriod) {
      const part = Math.min(beyond, Math.max(0, -netEffect(line)));
      if (part === 0) continue;
      beyond -= part;
      line.amount += netSign(line.kind) * part;
      line.waived = part;
    }
  }
  return kept.filter(({ amount }) => amount !== 0);
}
