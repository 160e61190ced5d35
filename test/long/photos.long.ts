// Every photo of test/attacks/photos.test.ts, where `npm test -- --all` has one of each kind.
process.env.ALL_CASES = '1';
await import('../attacks/photos.test.js');
