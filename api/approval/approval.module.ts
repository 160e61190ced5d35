import { Module } from '@nestjs/common';
import { Absences } from './absences.js';
import { ApprovalPeople } from './approval-people.js';
import { ApprovalSetting } from './approval-setting.js';
import { Reports } from './reports.js';

/** The people who decide requests: of leave, and of all else that comes to wait for somebody. */
@Module({
  providers: [ApprovalSetting, ApprovalPeople, Absences, Reports],
  exports: [ApprovalSetting, ApprovalPeople, Absences, Reports],
})
export class ApprovalModule {}
