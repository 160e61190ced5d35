import { isEmail } from 'class-validator';
import { EMAIL_MAX, NAME_MAX } from '../../account/account.entity.js';
import { bcryptCost } from '../../account/old-password.js';
import type { Role } from '../../contract/roles.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { textFault } from '../../platform/http/fields/text-field.js';
import type { OldAccount } from './company.js';
import type { OldDocument } from './old-document.js';
import { isInactive } from './inactive.js';
import { madeAt, requiredText, type Reading } from './reading.js';
import { recordId } from './record-id.js';
import { choiceReader } from './written-choice.js';

// Whoever was something else is no admin: that is for an admin to decide.
const roleOf = choiceReader<Role>({ admin: { same: ['administrator'] }, employee: { same: ['user', 'staff'] } });

const NAMES = ['name', 'fullname', 'username', 'employeename', 'empname'];
const EMAILS = ['email', 'emailaddress', 'mail', 'empemail'];
/** Nobody ever receives mail under it. */
const NO_MAILBOX = 'no-address.invalid';

export interface NamedPhoto {
  account: OldAccount;
  file: string;
  document: OldDocument;
}

/** Who could sign in. An address is one account, however often it occurs. */
export class OldAccounts {
  readonly all: OldAccount[] = [];
  /** By ObjectId. */
  private readonly byId = new Map<string, OldAccount>();
  private readonly byEmail = new Map<string, OldAccount>();
  /** Photo files as the old system named them. */
  readonly photos = new Map<OldAccount, NamedPhoto>();
  private readonly users: { account: OldAccount; document: OldDocument }[] = [];

  constructor(
    private readonly reading: Reading,
    here: { id: string; name: string; email: string; role: Role }[],
  ) {
    for (const account of here) {
      this.byEmail.set(uniqueKey(account.email), { ...account, known: true, passwordHash: null, disabledAt: null, createdAt: reading.now });
    }
  }

  of(id: string | undefined): OldAccount | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  /** A user; whoever is known by this address already is not stored again, and what belongs to the user belongs to that one. */
  read(document: OldDocument): void {
    const { made, taken } = this.readSignIn(document);
    this.byId.set(document.id, taken ?? made);
    this.readPhoto(document, taken ? undefined : made);
    if (taken) {
      const whose = taken.known ? 'an account that was here before the import; it keeps its name, password, role and photo' : 'the user before';
      document.refuse('email', taken.email, `This address already belongs to ${whose}. What belongs to this user was given to it.`);
      return;
    }
    this.all.push(made);
    this.users.push({ account: made, document });
  }

  /** A photo of a user or an employee; an account has one. */
  readPhoto(document: OldDocument, account: OldAccount | undefined): void {
    const file = document.value('profileimage', 'profilepicture', 'profilepic', 'avatar', 'image', 'photo');
    if (typeof file !== 'string' || !account || account.known) return;
    if (!this.photos.has(account)) this.photos.set(account, { account, file, document });
  }

  /** Told of in the end: whoever signs in finds no record of their own. */
  noteUsersWithout(employees: Set<OldAccount>): void {
    for (const { account, document } of this.users) {
      if (account.role === 'employee' && !employees.has(account)) document.note('_id', undefined, 'Has no employee record; only the account was stored.');
    }
  }

  /** An account for somebody of whom only the employee record is left; undefined when it has no name. */
  readEmployee(document: OldDocument): OldAccount | undefined {
    if (typeof document.value(...NAMES) !== 'string') return undefined;
    const { made, taken } = this.readSignIn(document);
    if (!taken) this.all.push(made);
    return taken ?? made;
  }

  private readSignIn(document: OldDocument): { made: OldAccount; taken: OldAccount | undefined } {
    const { email, usable } = this.email(document);
    const name = requiredText(document, 'name', document.value(...NAMES), { max: NAME_MAX, missing: email.split('@')[0] as string });
    const createdAt = madeAt(document, this.reading);
    const made = {
      id: recordId(createdAt), known: false, name, email, role: role(document),
      passwordHash: usable ? password(document) : null, disabledAt: this.disabledAt(document), createdAt,
    };
    const taken = this.byEmail.get(uniqueKey(email));
    if (!taken) this.byEmail.set(uniqueKey(email), made);
    return { made, taken };
  }

  /** Somebody whose address is none is kept, under one that only stands for it until an admin enters the real one. */
  private email(document: OldDocument): { email: string; usable: boolean } {
    const value = document.value(...EMAILS);
    const email = readEmail(value);
    if (typeof email === 'string' && !textFault('', email, { max: EMAIL_MAX }) && isEmail(email)) return { email, usable: true };
    document.value('password', 'passwordhash');
    const stand = `${document.id.toLowerCase().replace(/[^a-z0-9]/g, '').slice(0, 60) || 'nobody'}@${NO_MAILBOX}`;
    document.note('email', value, `Not an e-mail address; stored as ${stand}, without a password. Enter the real address, then invite.`);
    return { email: stand, usable: false };
  }

  private disabledAt(document: OldDocument): number | null {
    if (!isInactive(document)) return null;
    document.note('status', 'inactive', 'The sign-in was stored as closed.');
    return this.reading.now;
  }
}

function role(document: OldDocument): Role {
  const value = document.value('role', 'userrole');
  const read = roleOf(value);
  if (!read?.same) document.note('role', value, "Not 'admin' or 'employee'; stored as 'employee'.");
  return read?.choice ?? 'employee';
}

/** The hash as it is; the hash itself is never part of a remark. */
function password(document: OldDocument): string | null {
  const value = document.value('password', 'passwordhash', 'hashedpassword');
  if (typeof value === 'string' && bcryptCost(value) !== undefined) return value;
  const why =
    value === undefined ? 'There is none'
    : typeof value === 'string' && /^\$2[abxy]\$\d\d\$/.test(value) ? 'A bcrypt hash of a cost that is not taken (4 to 14 are)'
    : 'Not a bcrypt hash';
  document.note('password', undefined, `${why}; stored without a password. The person is to be invited.`);
  return null;
}
