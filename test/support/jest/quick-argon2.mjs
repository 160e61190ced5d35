import * as argon2 from '@node-rs/argon2';

// A suite hashes some thousand passwords, and no test is about how long that takes.
const QUICKEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash = (password, options) => argon2.hash(password, { ...options, ...QUICKEST });
export const hashRaw = (password, options) => argon2.hashRaw(password, { ...options, ...QUICKEST });
export const { verify } = argon2;
