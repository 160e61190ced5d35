import { execFileSync } from 'node:child_process';

/**
 * Networks between containers as bridges of the kernel, without iptables or name servers. This machine is the gateway of
 * each network that is not internal, and has no address in the others.
 */
export class Networks {
  #id = Math.floor(Math.random() * 200) + 20;
  #bridges = new Map();
  #spaces = new Set();
  #next = 10;

  make(name, { internal = false } = {}) {
    const number = this.#bridges.size + 1;
    const bridge = {
      device: `ems${this.#id}b${number}`,
      prefix: `10.${this.#id}.${number}`,
      internal,
    };
    ip('link', 'add', bridge.device, 'type', 'bridge');
    this.#bridges.set(name, bridge);
    if (!internal) ip('address', 'add', `${bridge.prefix}.1/24`, 'dev', bridge.device);
    ip('link', 'set', bridge.device, 'up');
  }

  /** A place in these networks. @returns {{ path: string, addresses: Record<string, string> }} */
  place(networks) {
    const space = `ems${this.#id}n${this.#next}`;
    ip('netns', 'add', space);
    this.#spaces.add(space);
    ip('-n', space, 'link', 'set', 'lo', 'up');
    const addresses = {};
    for (const name of networks) {
      const { device, prefix } = this.#bridges.get(name);
      const last = this.#next++;
      const ends = [`ems${this.#id}v${last}`, `eth${Object.keys(addresses).length}`];
      ip('link', 'add', ends[0], 'type', 'veth', 'peer', 'name', ends[1], 'netns', space);
      ip('link', 'set', ends[0], 'master', device, 'up');
      addresses[name] = `${prefix}.${last}`;
      ip('-n', space, 'address', 'add', `${addresses[name]}/24`, 'dev', ends[1]);
      ip('-n', space, 'link', 'set', ends[1], 'up');
    }
    return { path: `/run/netns/${space}`, addresses };
  }

  removeAll() {
    for (const space of this.#spaces) ip('netns', 'delete', space);
    for (const { device } of this.#bridges.values()) ip('link', 'delete', device);
    this.#spaces.clear();
    this.#bridges.clear();
  }
}

function ip(...args) {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
