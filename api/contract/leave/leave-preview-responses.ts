import type { SuccessResponse } from '../responses.js';
import type { LeavePreviewRecord, PreviewPersonRecord } from './leave-preview.js';

export interface LeavePreviewResponse extends SuccessResponse {
  preview: LeavePreviewRecord;
}

export interface PreviewPeopleResponse extends SuccessResponse {
  people: PreviewPersonRecord[];
}
