// The systemd unit starts this: the built server alone. Nothing is installed or built.
import './lib/node-version.mjs';

// Not a static import, which an old Node would read before it says that it is too old.
await import('../dist/server/main.js');
