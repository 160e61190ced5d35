import { SetMetadata } from '@nestjs/common';

export const HOLDS_SECRET = 'http:holds-secret';

/** For responses with a secret, which are not stored for repeated requests. */
export const HoldsSecret = () => SetMetadata(HOLDS_SECRET, true);
