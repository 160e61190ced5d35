import { isEmail } from 'class-validator';
import { refusal, type Refusal } from '../../contract/problem.js';
import { emailFrom, PLACEHOLDER } from '../../contract/text/generated-email.js';

export function patternRefusal(pattern: string): Refusal | undefined {
  const [local = '', ...domains] = pattern.split('@');
  if (domains.length !== 1) return refusal('mapping.pattern_without_at');
  if (domains[0]?.trim() === '') return refusal('mapping.pattern_without_domain');
  if (!/\{(first|last|id)\}/.test(local)) return refusal('mapping.pattern_without_name');
  if (/[{}]/.test(local.replace(PLACEHOLDER, '')) || /[{}]/.test(domains[0] ?? ''))
    return refusal('mapping.pattern_unknown_name');
  return isEmail(emailFrom(pattern, { name: 'Jenna Dietrich', employeeId: '10304' }))
    ? undefined
    : refusal('mapping.pattern_malformed');
}
