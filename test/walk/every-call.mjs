// Walks through every call of the specification's table against a running server and prints what it answers.
//   node test/walk/every-call.mjs http://127.0.0.1:3000 ADMIN_EMAIL ADMIN_PASSWORD
// It adds a department, an employee, a salary record and leave requests of its own. Exit code 1 if an answer is not as specified.
import sharp from 'sharp';

const [base, email, password] = process.argv.slice(2);
if (!base || !email || !password) {
  console.error('Usage: node test/walk/every-call.mjs URL ADMIN_EMAIL ADMIN_PASSWORD');
  process.exit(2);
}
const mark = Date.now().toString(36);
const employeePassword = `walk through ${mark}`;
let token;
let wrong = 0;

async function call(method, path, expected, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const result = await answer.json();
  const [status, ...fields] = expected;
  const missing = fields.filter((field) => !(field in result));
  const right = answer.status === status && result.success === status < 300 && missing.length === 0;
  if (!right) wrong += 1;
  const text = JSON.stringify(result);
  console.log(`${right ? 'ok   ' : 'WRONG'} ${method} ${path} → ${answer.status} ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`);
  return result;
}

async function signIn(who, secret) {
  token = undefined;
  const answer = await call('POST', '/auth/login', [200, 'token', 'user'], { email: who, password: secret });
  token = answer.token;
  // A whole list with other people's pay needs it.
  await call('POST', '/auth/confirm', [200], { password: secret });
  return answer.user;
}

await call('POST', '/auth/login', [401, 'error'], { email, password: `not ${password}` });
await signIn(email, password);
await call('GET', '/auth/verify', [200, 'user']);
await call('GET', '/dashboard/body', [200, 'totalEmployees', 'totalDep', 'totalSalaries', 'leaveSummary']);

const { department } = await call('POST', '/department/add', [201, 'department'], { dep_name: `Walk ${mark}`, description: 'Made by the walk' });
await call('POST', '/department/add', [409, 'error'], { dep_name: `WALK ${mark}`, description: 'The same name' });
await call('GET', '/department', [200, 'departments']);
await call('GET', `/department/single?id=${department._id}`, [200, 'department']);
await call('PUT', `/department/${department._id}`, [200, 'message', 'department'], { dep_name: `Walk ${mark}`, description: 'Changed' });

const form = new FormData();
const fields = {
  name: 'Walker Brandt', email: `walker.${mark}@company.example`, employeeId: `W-${mark}`, dob: '1990-02-28', department: department._id,
  designation: 'Walker', salary: '2500.50', role: 'employee', gender: 'other', maritalStatus: 'single', password: employeePassword,
};
for (const [name, value] of Object.entries(fields)) form.append(name, value);
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#005a6a' } }).jpeg().toBuffer();
form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
const { employee } = await call('POST', '/employee/add', [201, 'employee'], form);
const image = await fetch(base + employee.userId.profileImage, { headers: { authorization: `Bearer ${token}` } });
console.log(`${image.status === 200 ? 'ok   ' : 'WRONG'} GET ${employee.userId.profileImage} → ${image.status} ${image.headers.get('content-type')}`);
if (image.status !== 200) wrong += 1;
await call('GET', '/employee', [200, 'employees']);
await call('GET', '/employee?range=[0,9]&sort=["name","ASC"]&filter={"q":"walk"}', [200, 'employees', 'summary']);
await call('GET', `/employee/department/${department._id}`, [200, 'employees']);
await call('GET', `/employee/single/${employee._id}`, [200, 'employee']);
await call('GET', `/employee/single/${employee.userId._id}`, [200, 'employee']);
await call('PUT', `/employee/update/${employee._id}`, [200, 'employee'], { ...employee, designation: 'Long-distance walker', salary: 2600 });
await call('DELETE', `/department/single?id=${department._id}`, [409, 'error']);

await call('POST', '/salary/add', [201, 'salary'], { employeeId: employee._id, basicSalary: '2600', allowances: '100.10', deductions: '0.20', payDate: '2026-01-31' });
await call('GET', `/salary/${employee._id}`, [200, 'salary']);

const ask = (startDate, endDate) => ({ userId: employee.userId._id, leaveType: 'Annual Leave', startDate, endDate, reason: 'Walking' });
await signIn(fields.email, employeePassword);
const first = await call('POST', '/leave/add', [201, 'leave'], ask('2027-03-01', '2027-03-05'));
await call('POST', '/leave/add', [409, 'error', 'errors'], ask('2027-03-05', '2027-03-09'));
const second = await call('POST', '/leave/add', [201, 'leave'], ask('2027-04-01', '2027-04-01'));
await call('GET', `/leave/${employee.userId._id}`, [200, 'leaves']);
await call('GET', '/leave', [403, 'error']);
await call('PUT', `/leave/${first.leave._id}`, [403, 'error'], { status: 'Approved' });

await signIn(email, password);
await call('GET', '/leave', [200, 'leaves']);
await call('GET', `/leave/detail/${first.leave._id}`, [200, 'leave']);
await call('PUT', `/leave/${first.leave._id}`, [200, 'leave'], { status: 'Approved' });
await call('PUT', `/leave/${first.leave._id}`, [409, 'error'], { status: 'Rejected' });
await call('PUT', `/leave/${second.leave._id}`, [200, 'leave'], { status: 'Rejected' });

const user = await signIn(fields.email, employeePassword);
const change = { userId: user._id, oldPassword: employeePassword, newPassword: `${employeePassword} again`, confirmPassword: `${employeePassword} again` };
await call('PUT', '/setting/change-password', [400, 'errors'], { ...change, confirmPassword: 'something else' });
await call('PUT', '/setting/change-password', [200, 'message'], change);

await signIn(email, password);
const empty = await call('POST', '/department/add', [201, 'department'], { dep_name: `Empty ${mark}`, description: 'To be deleted' });
await call('DELETE', `/department/single?id=${empty.department._id}`, [200]);
await call('GET', '/dashboard/body', [200, 'totalEmployees']);

console.log(wrong === 0 ? 'Every call answered as specified.' : `${wrong} answers were not as specified.`);
process.exitCode = wrong === 0 ? 0 : 1;
