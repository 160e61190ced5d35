import type { LeaveRecord } from '../../contract/leave/leaves.js';
import type { CsvColumn } from '../../platform/http/csv.js';

/** Programs read the columns by their place, so new ones stand at the end. */
export const LEAVE_CSV: CsvColumn<LeaveRecord>[] = [
  { heading: 'Employee ID', cell: (leave) => leave.employeeId.employeeId },
  { heading: 'Name', cell: (leave) => leave.employeeId.userId.name },
  { heading: 'Department', cell: (leave) => leave.employeeId.department.dep_name },
  { heading: 'Leave Type', cell: (leave) => leave.leaveType },
  { heading: 'Start Date', cell: (leave) => leave.startDate },
  { heading: 'End Date', cell: (leave) => leave.endDate },
  { heading: 'Days', cell: (leave) => leave.days },
  { heading: 'Status', cell: (leave) => leave.status },
  { heading: 'Reason', cell: (leave) => leave.reason },
  { heading: 'Note', cell: (leave) => leave.note },
  { heading: 'Starts', cell: (leave) => leave.startsAt },
  { heading: 'Ends', cell: (leave) => leave.endsAt },
  { heading: 'Minutes', cell: (leave) => leave.minutes },
];
