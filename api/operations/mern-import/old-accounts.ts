import { isEmail } from 'class-validator';
import { EMAIL_MAX, NAME_MAX } from '../../account/account.tables.js';
import { bcryptCost } from '../../account/bcrypt-password.js';
import type { Role } from '../../contract/auth/roles.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { textRefusal } from '../../platform/http/fields/read-text.js';
import { choiceReader } from './choice-reader.js';
import type { OldAccount } from './company.js';
import {
  type OldDocument,
  isInactive,
  createdAtOf,
  requiredName,
  type ReadingContext,
} from './old-document.js';
import { recordId } from './record-id.js';

// Other roles become 'employee': only an admin decides who is an admin.
const roleOf = choiceReader<Role>({
  admin: { exact: ['administrator'] },
  employee: { exact: ['user', 'staff'] },
});

const NAMES = ['name', 'fullname', 'username', 'employeename', 'empname'];
const EMAILS = ['email', 'emailaddress', 'mail', 'empemail'];
/** RFC 2606 reserves .invalid, so no mail is ever delivered. */
const NO_MAILBOX = 'no-address.invalid';

export interface NamedPhoto {
  account: OldAccount;
  file: string;
  document: OldDocument;
}

export class OldAccounts {
  readonly all: OldAccount[] = [];
  private readonly byId = new Map<string, OldAccount>();
  private readonly byEmail = new Map<string, OldAccount>();
  readonly photos = new Map<OldAccount, NamedPhoto>();
  private readonly users: { account: OldAccount; document: OldDocument }[] = [];

  constructor(
    private readonly context: ReadingContext,
    existing: { id: string; name: string; email: string; role: Role }[],
  ) {
    for (const account of existing) {
      this.byEmail.set(uniqueKey(account.email), {
        ...account,
        known: true,
        passwordHash: null,
        disabledAt: null,
        createdAt: context.now,
      });
    }
  }

  find(id: string | undefined): OldAccount | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  read(document: OldDocument): void {
    const { made, taken } = this.readSignIn(document);
    this.byId.set(document.id, taken ?? made);
    this.readPhoto(document, taken ? undefined : made);
    if (taken) {
      const whose = taken.known
        ? 'an account that was here before the import; it keeps its name, password, role and photo'
        : 'the user before';
      document.refuse(
        'email',
        taken.email,
        `This address already belongs to ${whose}. What belongs to this user was given to it.`,
      );
      return;
    }
    this.all.push(made);
    this.users.push({ account: made, document });
  }

  readPhoto(document: OldDocument, account: OldAccount | undefined): void {
    const file = document.value(
      'profileimage',
      'profilepicture',
      'profilepic',
      'avatar',
      'image',
      'photo',
    );
    if (typeof file !== 'string' || !account || account.known) return;
    if (!this.photos.has(account)) this.photos.set(account, { account, file, document });
  }

  noteUsersWithoutEmployee(employees: Set<OldAccount>): void {
    for (const { account, document } of this.users) {
      if (account.role === 'employee' && !employees.has(account))
        document.note('_id', undefined, 'Has no employee record; only the account was stored.');
    }
  }

  readEmployee(document: OldDocument): OldAccount | undefined {
    if (typeof document.value(...NAMES) !== 'string') return undefined;
    const { made, taken } = this.readSignIn(document);
    if (!taken) this.all.push(made);
    return taken ?? made;
  }

  private readSignIn(document: OldDocument): { made: OldAccount; taken: OldAccount | undefined } {
    const { email, usable } = this.email(document);
    const name = requiredName(document, 'name', document.value(...NAMES), {
      max: NAME_MAX,
      missing: email.split('@')[0] as string,
    });
    const createdAt = createdAtOf(document, this.context);
    const made = {
      id: recordId(createdAt),
      known: false,
      name,
      email,
      role: role(document),
      passwordHash: usable ? password(document) : null,
      disabledAt: this.disabledAt(document),
      createdAt,
    };
    const taken = this.byEmail.get(uniqueKey(email));
    if (!taken) this.byEmail.set(uniqueKey(email), made);
    return { made, taken };
  }

  /** An invalid address is replaced by a placeholder until an admin enters the real one. */
  private email(document: OldDocument): { email: string; usable: boolean } {
    const value = document.value(...EMAILS);
    const email = readEmail(value);
    if (typeof email === 'string' && !textRefusal('', email, { max: EMAIL_MAX }) && isEmail(email))
      return { email, usable: true };
    document.value('password', 'passwordhash');
    const placeholder = `${
      document.id
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 60) || 'nobody'
    }@${NO_MAILBOX}`;
    document.note(
      'email',
      value,
      `Not an email address; stored as ${placeholder}, without a password. Enter the real address, then invite.`,
    );
    return { email: placeholder, usable: false };
  }

  private disabledAt(document: OldDocument): number | null {
    if (!isInactive(document)) return null;
    document.note('status', 'inactive', 'The sign-in was stored as closed.');
    return this.context.now;
  }
}

function role(document: OldDocument): Role {
  const value = document.value('role', 'userrole');
  const read = roleOf(value);
  if (!read?.exact)
    document.note('role', value, "Not 'admin' or 'employee'; stored as 'employee'.");
  return read?.choice ?? 'employee';
}

/** A note must never contain the hash. */
function password(document: OldDocument): string | null {
  const value = document.value('password', 'passwordhash', 'hashedpassword');
  if (typeof value === 'string' && bcryptCost(value) !== undefined) return value;
  const why =
    value === undefined
      ? 'There is none'
      : typeof value === 'string' && /^\$2[abxy]\$\d\d\$/.test(value)
        ? 'A bcrypt hash of a cost that is not taken (4 to 14 are)'
        : 'Not a bcrypt hash';
  document.note(
    'password',
    undefined,
    `${why}; stored without a password. The person is to be invited.`,
  );
  return null;
}
