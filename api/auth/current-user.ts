import type { CurrentUserRecord } from '../contract/auth/users.js';
import type { Actor } from '../platform/access/actor.js';
import { imageUrl } from '../platform/storage/profile-images.js';

export function currentUser(
  {
    accountId,
    name,
    email,
    role,
    language,
    imageId,
    employeeId,
    secondFactor,
    idleMinutes,
    pendingAction,
  }: Actor,
  manages: number,
): CurrentUserRecord {
  return {
    _id: accountId,
    name,
    email,
    role,
    language,
    profileImage: imageUrl(imageId),
    employeeId,
    manages,
    secondFactor,
    idleMinutes,
    pendingAction,
  };
}
