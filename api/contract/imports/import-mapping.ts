import type { Role } from '../auth/roles.js';
import type { NameOrder } from '../text/person-name.js';
import type { ImportField, ImportKind } from './import-fields.js';

export const DATE_ORDERS = ['year-first', 'month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const PAY_PERIODS = ['year', 'month'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** The pay date of a record whose row names only a month. */
export const PAY_DAYS = ['month-end'] as const;
export type PayDay = (typeof PAY_DAYS)[number];

/** A column such as 'Contract start' may have the first day of the newest contract: the admin confirms that people were hired on these days. */
export const HIRE_DAYS = ['contract-start'] as const;
export type HireDay = (typeof HIRE_DAYS)[number];

/** Balances in a file are what is left, all included, or carried over, so that the year's entitlement comes on top. */
export const BALANCE_MEANINGS = ['included', 'on-top'] as const;
export type BalanceMeaning = (typeof BALANCE_MEANINGS)[number];

/** How a file is read; null means that the user has not chosen yet. */
export interface ImportMapping {
  /** Field to column heading. A name is either `name`, or its parts; balances are either `balance`, or one 'balance:Annual Leave' for each leave type. */
  columns: { [field in ImportField]?: string };
  /** Null if every order reads the same dates, and while they are ambiguous and the user has not chosen. */
  dateOrder: DateOrder | null;
  decimalSign: DecimalSign | null;
  /**
   * The company's currency, if the file shows another one and its numbers are to be stored all the same; null if it shows none, and until the user
   * has chosen.
   */
  currency: string | null;
  /** The period of employees' salaries, unless a column says it in each row; the import divides yearly pay by twelve. */
  payPeriod: PayPeriod | null;
  /** If some pay dates are months, such as '2023-10': 'month-end' takes the last day of each. */
  payDay: PayDay | null;
  /** Needed if the hire dates are in a column of contracts. */
  hireDay: HireDay | null;
  /** Needed before balances are imported to which the policy has already granted something in the same year: see `balanceQuestion`. */
  balanceMeaning: BalanceMeaning | null;
  nameOrder: NameOrder;
  /** For choice fields: each trimmed value of the file to the stored value; null until the user chooses. */
  values: { [field in ImportField]?: { [written: string]: string | null } };
  /** Makes the e-mail address of rows without one, such as '{first}.{last}@company.example'; also takes {id}. Null in a proposal: the user gives the domain. */
  emailPattern: string | null;
  /** For fields without a column: the value of all rows as it is stored, such as 'female' or '1990-05-17'; of the salary, the monthly amount. */
  constants: { [field in ImportField]?: string };
  /** For rows without a role. */
  role: Role;
}

export interface SavedMappingRecord {
  _id: string;
  kind: ImportKind;
  name: string;
  mapping: ImportMapping;
  savedBy: string;
  createdAt: string;
}
