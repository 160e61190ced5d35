import { built } from './built.mjs';

const { addDays } = await built('contract/calendar-date.js');

const FIRST_LEAVE = '2027-02-01';
const FIRST_PAY = '2016-01-04';
const PAIR = 2;

/**
 * Writes of one kind. Each request has the texts by which it differs from the others (`marks`): where they stand in the
 * statements of one request, a bare driver puts those of another.
 * @typedef {{ method: string, path: string, body: object, marks: string[] }} Asked
 * @param facts people (ids of employees), pending (ids of requests for leave), department (an id)
 * @returns {{ name: string, hashes?: boolean, required?: object, most?: number, pair: Asked[], asked: (n: number) => Asked }}
 *   `pair` are two requests that differ in their marks alone, `asked(n)` others, of which there are `most`
 */
export const WRITE_CASES = {
  leave: ({ people }) => {
    const request = (userId, day) => ({
      method: 'POST', path: '/api/leave/add', marks: [userId, day],
      body: { userId, leaveType: 'Annual Leave', startDate: day, endDate: day, reason: 'Measured' },
    });
    const { pair, asked } = eachPersonEachDay(people, FIRST_LEAVE, request);
    return { name: 'New request for leave', required: { mysql: { share: 0.6 }, sqlite: { perSecond: 800 } }, pair, asked };
  },
  decide: ({ pending }) => {
    const request = (id) => ({ method: 'PUT', path: `/api/leave/${id}`, marks: [id], body: { status: 'Approved' } });
    return { name: 'Decision on a request for leave', most: pending.length - PAIR, pair: pending.slice(0, PAIR).map(request), asked: (n) => request(pending[PAIR + n]) };
  },
  salary: ({ people }) => {
    const request = (employeeId, payDate) => ({
      method: 'POST', path: '/api/salary/add', marks: [employeeId, payDate],
      body: { employeeId, basicSalary: 5_000, allowances: 250, deductions: 625, payDate },
    });
    return { name: 'New salary record', ...eachPersonEachDay(people, FIRST_PAY, request) };
  },
  employee: ({ department }) => {
    const request = (n) => {
      const mark = `q${String(n).padStart(9, '0')}`;
      return {
        method: 'POST', path: '/api/employee/add', marks: [mark],
        body: {
          name: 'Measured Person', email: `${mark}@company.example`, employeeId: mark, dob: '1990-01-01', gender: 'female', maritalStatus: 'single',
          designation: 'Engineer', department, salary: 5_000, role: 'employee', password: 'a sound first password',
        },
      };
    };
    return { name: 'New employee, password hashed', hashes: true, pair: [request(0), request(1)], asked: (n) => request(PAIR + n) };
  },
};

/** The first person twice; then each of the others once a day, every other day. */
function eachPersonEachDay([first, ...people], begin, request) {
  return {
    pair: [request(first, begin), request(first, addDays(begin, 1))],
    asked: (n) => request(people[n % people.length], addDays(begin, PAIR * Math.floor(n / people.length))),
  };
}
