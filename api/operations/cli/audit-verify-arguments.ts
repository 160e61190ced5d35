import { parseArgs } from 'node:util';

export const USAGE = `npm run audit:verify -- [--noted NUMBER:HASH]

--noted  the end of the chain as printed by an earlier run and kept elsewhere; fails if that entry has changed
`;

export interface AuditVerifyArguments {
  noted: { number: number; hash: string } | undefined;
}

export function auditVerifyArguments(): AuditVerifyArguments | undefined {
  try {
    const { values } = parseArgs({ options: { noted: { type: 'string' } } });
    if (values.noted === undefined) return { noted: undefined };
    const [, number, hash] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(values.noted) ?? [];
    return number && hash ? { noted: { number: Number(number), hash } } : undefined;
  } catch {
    return undefined;
  }
}
