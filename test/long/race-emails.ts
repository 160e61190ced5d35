import { form, hire, PASSWORD, person } from '../support/cast.js';
import { ADMIN } from '../support/server.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const CONFIRM_EVERY = 20;

/** One mailbox in many spellings: case, blanks, composed and decomposed accents, full-width letters. */
function spellings(n: number): string[] {
  const plain = `zoé.${n}@company.example`;
  return [
    plain,
    plain.toUpperCase(),
    ` ${plain} `,
    plain.normalize('NFD'),
    plain.toUpperCase().normalize('NFD'),
    plain.replace('zo', 'ｚｏ'),
    plain.replace('zo', 'ＺＯ').normalize('NFD'),
    plain.replace('company', 'Ｃompany'),
    `\t${plain}`,
    plain.replace('example', 'EXAMPLE'),
  ];
}

/** Attack 35: people are hired under one address spelled in eight ways, while two others' addresses are changed to it. */
export async function emailIdentities({ stage, cast, admin, ruth }: Crowd): Promise<Round> {
  const others = [
    await hire(admin(0), { employeeId: 'MAIL-1', department: cast.sales._id }),
    await hire(admin(0), { employeeId: 'MAIL-2', department: cast.sales._id }),
  ];
  return async (n) => {
    const found = new Findings();
    if (n % CONFIRM_EVERY === 0) {
      await cast.admin.confirm(ADMIN.password);
      await cast.ruthClient.confirm(PASSWORD);
    }
    const written = spellings(n);
    const answers = await Promise.all(
      written.map((email, place) => {
        const other = others[place - (written.length - others.length)];
        return other
          ? ruth(place).put(`/account/${other.userId._id}`, { email })
          : admin(place).post(
              '/employee/add',
              form(person({ employeeId: `MAIL-${n}-${place}`, email, department: cast.sales._id })),
            );
      }),
    );
    found.same('how many went through', answers.filter(({ status }) => status < 300).length, 1);
    found.answers(
      answers.filter(({ status }) => status >= 300),
      { 409: written.length - 1 },
      ['account.email_taken'],
    );
    const stored = await stage.rows<{ email: string }>(
      'SELECT email FROM account WHERE email LIKE ?',
      [`%.${n}@%`],
    );
    found.same('stored', stored, [{ email: `zoé.${n}@company.example` }]);
    return found.faults;
  };
}
