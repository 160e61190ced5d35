import { killJobs } from './killed-jobs.js';
import { startPayrollJobs } from './payroll-jobs.js';

killJobs('payroll runs', {
  titles: {
    'a draft that is computed': 'compute',
    'an approval': 'approve',
    'a payment': 'pay',
  },
  start: startPayrollJobs,
  kinds: ['payroll computation', 'payroll payment'],
  timed: true,
});
