import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { approverOf } from '../../approval/approver.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ProfileImages } from '../../platform/storage/profile-images.js';

/** Approvers see the photos of their people, and of those whose requests wait for them. */
@Injectable()
export class TeamPhotos implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly setting: ApprovalSetting,
    private readonly images: ProfileImages,
  ) {}

  onModuleInit(): void {
    this.images.allowViewers((actor, imageId) => this.mayView(actor, imageId));
  }

  private async mayView({ accountId, employeeId }: Actor, imageId: string): Promise<boolean> {
    if (employeeId === null || !(await this.setting.isOn())) return false;
    const found = await this.work.read(
      `SELECT i.id FROM profile_image i JOIN employee e ON e.account_id = i.account_id LEFT JOIN employee p ON p.id = ${approverOf('e')}
       WHERE i.id = ? AND (p.id = ? OR ${approverOf('p')} = ?
         OR EXISTS (SELECT 1 FROM leave_waiting w JOIN leave_request l ON l.id = w.leave_id WHERE w.account_id = ? AND l.employee_id = e.id AND l.status = 'Pending'))`,
      [imageId, employeeId, employeeId, accountId],
    );
    return found.length > 0;
  }
}
