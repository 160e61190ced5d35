import type { Actor } from '../platform/access/actor.js';
import type { CurrentUserRecord } from '../contract/records.js';
import { imageAddress } from '../platform/storage/profile-images.js';

/** The signed-in person as the screens know them. */
export function currentUser({ accountId, name, email, role, language, imageId, employeeId, secondFactor, pendingAction }: Actor): CurrentUserRecord {
  return { _id: accountId, name, email, role, language, profileImage: imageAddress(imageId), employeeId, secondFactor, pendingAction };
}
