import { readStoredCompany } from '../../company/stored-company.js';
import { ok, type Check, type Finding, warning } from './finding.js';

const VARIABLES = [
  ['COMPANY_NAME', 'companyName', 'name'],
  ['CURRENCY', 'currency', 'currency'],
  ['LOCALE', 'locale', 'locale'],
  ['TIME_ZONE', 'timeZone', 'timeZone'],
] as const;

/** A variable that was overruled by screen has no effect, which an operator who changes it should know. */
export const checkCompany: Check = async ({ configuration, environment, read }) => {
  const stored = await readStoredCompany(read);
  const findings: Finding[] = [];
  for (const [variable, setting, field] of VARIABLES) {
    const own = stored[field];
    if (own === null || own === configuration[setting] || !environment[variable]?.trim()) continue;
    const found = `${variable} is ${configuration[setting]}, but has no effect: ${field === 'currency' && stored.currencyFixed ? `amounts are stored in ${own}` : `an admin has set ${own}`}.`;
    findings.push(warning(found, `Set ${variable}=${own}, so that both agree.`));
  }
  const [logo] = await read<{ n: number | string }>(
    'SELECT COUNT(*) AS n FROM company_setting s LEFT JOIN company_logo l ON l.id = s.logo_id WHERE s.logo_id IS NOT NULL AND l.id IS NULL',
  );
  if (Number(logo?.n) > 0)
    findings.push(warning('The company logo is missing.', 'Upload it again under Setting.'));
  return findings.length > 0
    ? findings
    : ok(
        `The company is ${stored.name ?? configuration.companyName}, paying in ${stored.currency ?? configuration.currency}.`,
      );
};
