import type { StoredCompany } from '../platform/config/company.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';

type Row = Omit<StoredCompany, 'currencyFixed'> & { currencyFixed: number };

/** Also for programs that open the database without the application. */
export async function readStoredCompany(read: ReadRows): Promise<StoredCompany> {
  const [row] = await read<Row>(
    'SELECT name, address, currency, currency_fixed AS currencyFixed, locale, time_zone AS timeZone, logo_id AS logoId, password_min AS passwordMin FROM company_setting WHERE id = 1',
  );
  if (!row) throw new Error('The row of company_setting is missing.');
  return { ...row, currencyFixed: Number(row.currencyFixed) === 1 };
}
