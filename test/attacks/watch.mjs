// Loaded into the server's process before it: writes to WATCH_FILE whom it connects to, what it looks up, what it starts,
// and in the end whether somebody changed a prototype. With SQUEEZE, the server's time limits are divided by it.
import child from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const file = process.env.WATCH_FILE;
const squeeze = Number(process.env.SQUEEZE ?? 0);
const tell = (what) => appendFileSync(file, `${JSON.stringify(what)}\n`);

function watch(owner, name, seen) {
  const real = owner[name];
  owner[name] = function (...given) {
    const what = seen(given);
    if (what) tell(what);
    return Reflect.apply(real, this, given);
  };
}

// node:net hands its own functions a list of the normalized arguments.
watch(net.Socket.prototype, 'connect', ([first, second]) => {
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object')
    return { connect: options.path ?? `${options.host ?? 'localhost'}:${options.port}` };
  return { connect: `${typeof second === 'string' ? second : 'localhost'}:${options}` };
});
watch(dgram.Socket.prototype, 'send', (given) => ({
  datagram: given.filter((one) => ['string', 'number'].includes(typeof one)).join(' '),
}));
for (const owner of [dns, dns.promises]) {
  for (const name of Object.keys(owner).filter(
    (one) => /^(lookup|resolve|reverse)/.test(one) && typeof owner[one] === 'function',
  )) {
    watch(owner, name, ([host]) => (net.isIP(host) ? undefined : { lookup: host }));
  }
}
for (const name of ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'])
  watch(child, name, ([command]) => ({ starts: String(command) }));

if (squeeze > 0) {
  const real = http.createServer;
  http.createServer = (options, listener) => {
    const server = real({ ...options, connectionsCheckingInterval: 100 }, listener);
    const { setTimeout } = server;
    server.setTimeout = (limit, ...given) => setTimeout.call(server, limit / squeeze, ...given);
    for (const name of ['headersTimeout', 'requestTimeout', 'keepAliveTimeout']) {
      let limit = server[name] / squeeze;
      // A limit that is set later is squeezed too; 0 stays 0, which is no limit.
      Object.defineProperty(server, name, {
        get: () => limit,
        set: (value) => {
          limit = value / squeeze;
        },
      });
    }
    return server;
  };
}
syncBuiltinESMExports();

const PROTOTYPES = {
  Object: Object.prototype,
  Array: Array.prototype,
  Function: Function.prototype,
  String: String.prototype,
  Map: Map.prototype,
};
const names = (prototype) => Reflect.ownKeys(prototype).map(String);
const before = Object.fromEntries(
  Object.entries(PROTOTYPES).map(([name, prototype]) => [name, names(prototype)]),
);
process.on('exit', () => {
  const added = Object.entries(PROTOTYPES).flatMap(([name, prototype]) =>
    names(prototype)
      .filter((key) => !before[name].includes(key))
      .map((key) => `${name}.${key}`),
  );
  tell({ prototypes: added });
});
