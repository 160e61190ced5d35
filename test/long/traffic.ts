import { addDays } from '../../api/contract/calendar-date.js';
import { Dice } from '../bench/dice.mjs';
import { Client, type Answer } from '../support/client.js';
import { picture } from '../support/picture.js';

const SEED = 42;
// A prime number of people, so that no person has the same day twice; after they were hired and before the leave that the company begins with.
const PEOPLE = 199;
const FIRST_DAY = '2018-01-01';
const DAYS = 2_000;
/** The server limits the photos that one account changes. */
const PHOTO_EVERY_MS = 6_000;

type Act = () => Promise<Answer[]>;

/** An office's day, by chance and always the same: mostly looking, some changes, now and then a sign-in or a photo. */
export class Traffic {
  requests = 0;
  readonly errors: string[] = [];
  private readonly dice = new Dice(SEED);
  private turn = 0;
  private signingIn = false;
  private photographed = 0;
  private people: { _id: string }[] = [];
  private photo!: Uint8Array<ArrayBuffer>;

  private constructor(
    private readonly admin: Client,
    private readonly password: string,
    private readonly email: string,
  ) {}

  static async at(
    url: string,
    { email, password }: { email: string; password: string },
  ): Promise<Traffic> {
    const admin = new Client(url);
    await admin.signIn(email, password);
    const traffic = new Traffic(admin, password, email);
    const { employees } = (await admin.get('/employee?range=[0,999]')).body as {
      employees: { _id: string; status: string; hireDate: string }[];
    };
    traffic.people = employees
      .filter(({ status, hireDate }) => status !== 'Left' && hireDate < FIRST_DAY)
      .slice(0, PEOPLE);
    if (traffic.people.length < PEOPLE)
      throw new Error(`Only ${traffic.people.length} people are there.`);
    traffic.photo = await picture('jpeg', { width: 800, height: 600 });
    return traffic;
  }

  /** Does the next thing; whatever is not answered as it should be is kept as an error. */
  async next(): Promise<void> {
    const kind = this.dice.weighted(SHARES) as keyof typeof SHARES;
    try {
      const answers = await this.acts[kind]();
      this.requests += answers.length;
      const wrong = answers.find(({ status }) => status >= 300);
      if (wrong)
        this.errors.push(`${kind}: ${wrong.status} ${JSON.stringify(wrong.body).slice(0, 300)}`);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      this.errors.push(`${kind}: ${message} ${cause?.message ?? ''}`);
    }
  }

  private readonly acts: Record<keyof typeof SHARES, Act> = {
    page: async () => {
      const from = this.dice.below(50) * 10;
      return [await this.admin.get(`/employee?range=[${from},${from + 9}]&sort=["name","ASC"]`)];
    },
    search: async () => [
      await this.admin.get(
        `/employee?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q: this.dice.of(['anna', 'emp-0001', 'sales', 'xyz']) }))}`,
      ),
    ],
    person: async () => [await this.admin.get(`/employee/single/${this.person()}`)],
    dashboard: async () => [
      await this.admin.get('/dashboard/body'),
      await this.admin.get('/notification'),
    ],
    leaves: async () => [await this.admin.get('/leave?range=[0,9]')],
    salaries: async () => [await this.admin.get(`/salary/${this.person()}?range=[0,23]`)],
    departments: async () => [
      await this.admin.get('/department'),
      await this.admin.get('/auth/verify'),
    ],
    leave: () => this.leave(),
    pay: () => this.pay(),
    edit: () => this.edit(),
    photo: () =>
      Date.now() < this.photographed + PHOTO_EVERY_MS ? this.acts.departments() : this.photograph(),
    // One at a time: the throttle takes many sign-ins of one person at once for guesses.
    session: () =>
      this.signingIn
        ? this.acts.departments()
        : this.session().finally(() => (this.signingIn = false)),
  };

  private person(): string {
    return this.dice.of(this.people)._id;
  }

  private day(): string {
    return addDays(FIRST_DAY, this.turn % DAYS);
  }

  private async leave(): Promise<Answer[]> {
    const [who, day] = [this.people[++this.turn % this.people.length]?._id, this.day()];
    const made = await this.admin.post('/leave/add', {
      userId: who,
      leaveType: 'Sick Leave',
      startDate: day,
      endDate: day,
      reason: 'A cold',
    });
    if (made.status !== 201) return [made];
    return [
      made,
      await this.admin.put(`/leave/${made.body.leave._id}`, {
        status: this.dice.of(['Approved', 'Rejected']),
      }),
    ];
  }

  private async pay(): Promise<Answer[]> {
    const employeeId = this.people[++this.turn % this.people.length]?._id;
    const made = await this.admin.post(
      '/salary/add',
      { employeeId, basicSalary: 1_000 + this.dice.below(1_000), payDate: this.day() },
      { 'idempotency-key': `pay ${this.turn}` },
    );
    if (made.status !== 201) return [made];
    return [
      made,
      await this.admin.post(`/salary/void/${made.body.salary._id}`, { reason: 'Entered twice' }),
    ];
  }

  private async edit(): Promise<Answer[]> {
    const read = await this.admin.get(`/employee/single/${this.person()}`);
    if (read.status !== 200) return [read];
    const { employee } = read.body;
    return [
      read,
      await this.admin.put(`/employee/update/${employee._id}`, {
        ...employee,
        version: undefined,
        designation: `Specialist ${this.dice.below(100)}`,
      }),
    ];
  }

  private async photograph(): Promise<Answer[]> {
    this.photographed = Date.now();
    const form = new FormData();
    form.append('image', new Blob([this.photo]), 'photo.png');
    return [await this.admin.send('PUT', `/employee/image/${this.person()}`, form)];
  }

  private async session(): Promise<Answer[]> {
    this.signingIn = true;
    const client = new Client(this.admin.url);
    return [
      await client.signIn(this.email, this.password),
      await client.get('/auth/verify'),
      await client.post('/auth/logout'),
    ];
  }
}

const SHARES = {
  page: 0.3,
  search: 0.08,
  person: 0.12,
  dashboard: 0.12,
  leaves: 0.08,
  salaries: 0.06,
  departments: 0.08,
  leave: 0.06,
  pay: 0.04,
  edit: 0.03,
  photo: 0.01,
  session: 0.02,
};
