import { SetMetadata } from '@nestjs/common';

export const HOLDS_SECRET = 'http:holds-secret';

/** The call's answer holds a secret that is shown once: it is not stored for repeats. */
export const HoldsSecret = () => SetMetadata(HOLDS_SECRET, true);
