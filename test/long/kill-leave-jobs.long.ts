import { killJobs } from './killed-jobs.js';
import { startLeaveJobs } from './leave-jobs.js';

killJobs('jobs of leave', {
  titles: {
    'a preview for everybody': 'preview',
    'balances derived again after a new version': 'upkeep',
    'a leave year closed': 'close',
    'an assignment to all who match': 'assignment',
    'balances from a file': 'import',
  },
  start: startLeaveJobs,
  kinds: ['leave preview', 'recredited leave', 'import'],
});
