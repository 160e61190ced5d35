import type { AuditFault } from '../../contract/audit.js';
import type { ChainBreak, ChainReport } from '../../audit/chain-verification.js';

const FAULT_TEXTS: Record<AuditFault, string> = {
  changed: 'the entry, or its seal, was changed after it was sealed',
  removed: 'the entry, or its seal, was removed',
  inserted: 'an entry was put there that was never sealed',
  reordered: 'entries, or their seals, were put in another order',
  head: 'the end of the chain is not as this server left it: entries were removed from it, the chain was rewritten, or the secret is another',
};

export function reportText({ head, intact, broken, unsealed, resumedAt, late }: ChainReport): string {
  const lines = broken ? brokenLines(broken, intact, head.number) : [`The audit log is whole: ${countOf(head.number, 'entry is', 'entries are')} sealed and unchanged.`];
  lines.push(`${countOf(unsealed, 'entry is', 'entries are')} not yet sealed.`);
  for (const number of resumedAt) lines.push(`At entry ${number} the chain was resumed after an end that this server had not signed. Was the secret changed then? If not, nothing before it can be trusted.`);
  if (late) lines.push(`${countOf(late.entries, 'entry was', 'entries were')} sealed more than an hour after the time of recording, the first is ${late.first}. An imported company explains this, or a server that stood still.`);
  if (!broken && head.number > 0) lines.push(`The chain ends at ${head.number}:${head.hash}`, 'Kept elsewhere, it lets a later run show that nothing before it was rewritten: --noted NUMBER:HASH');
  return lines.join('\n');
}

function brokenLines({ number, recordedAt, fault }: ChainBreak, intact: number, sealed: number): string[] {
  const at = recordedAt === null ? '' : `, recorded ${new Date(recordedAt).toISOString()}`;
  const after = Math.max(0, sealed - number);
  return [
    `The audit log is BROKEN at entry ${number}${at}: ${FAULT_TEXTS[fault]}.`,
    `${countOf(intact, 'entry before it is', 'entries before it are')} whole; ${countOf(after, 'entry', 'entries')} after it cannot be trusted.`,
  ];
}

function countOf(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
