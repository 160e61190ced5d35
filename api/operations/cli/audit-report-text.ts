import type { ChainBreak, ChainReport } from '../../audit/chain-verification.js';
import { overdueText } from '../../audit/overdue-entries.js';
import type { AuditBreakKind } from '../../contract/audit.js';

const BREAK_TEXTS: Record<AuditBreakKind, string> = {
  changed: 'the entry, or its seal, was changed after it was sealed',
  removed: 'the entry, or its seal, was removed',
  inserted: 'an entry was inserted that was never sealed',
  reordered: 'entries, or their seals, were reordered',
  head: 'the end of the chain is not as this server left it: entries were removed, the chain was rewritten, or the secret has changed',
  unsealed: 'entries have no seal although they were recorded more than a minute ago',
};

export function reportText({
  head,
  intact,
  broken,
  unsealed,
  overdue,
  resumedAt,
  late,
}: ChainReport): string {
  const lines = broken
    ? brokenLines(broken, intact, head.number)
    : [
        `The audit log is intact: ${countOf(head.number, 'entry is', 'entries are')} sealed and unchanged.`,
      ];
  lines.push(`${countOf(unsealed, 'entry is', 'entries are')} not yet sealed.`);
  if (overdue) lines.push(overdueText(overdue));
  for (const number of resumedAt)
    lines.push(
      `At entry ${number} the chain was resumed after an end that this server did not sign. If the secret was not changed at that time, nothing before it can be trusted.`,
    );
  if (late)
    lines.push(
      `${countOf(late.entries, 'entry was', 'entries were')} sealed more than an hour after being recorded; the first is ${late.first}. An imported company or a stopped server explains this.`,
    );
  if (!broken && head.number > 0)
    lines.push(
      `The chain ends at ${head.number}:${head.hash}`,
      'Keep it elsewhere: with --noted NUMBER:HASH, a later run can prove that nothing before it was rewritten.',
    );
  return lines.join('\n');
}

function brokenLines(
  { number, recordedAt, fault }: ChainBreak,
  intact: number,
  sealed: number,
): string[] {
  const at = recordedAt === null ? '' : `, recorded ${new Date(recordedAt).toISOString()}`;
  const after = Math.max(0, sealed - number);
  return [
    `The audit log is BROKEN at entry ${number}${at}: ${BREAK_TEXTS[fault]}.`,
    `${countOf(intact, 'entry before it is', 'entries before it are')} intact; ${countOf(after, 'entry', 'entries')} after it cannot be trusted.`,
  ];
}

function countOf(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
