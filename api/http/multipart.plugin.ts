import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Lets requests be read as forms. The plugin's hooks, which every request would pay for, are left out: they remove files
 * that the plugin saved on disk, and here nothing is ever saved there.
 */
export function takeForms(server: FastifyInstance): Promise<void> {
  const withoutHooks: FastifyInstance = new Proxy(server, {
    get: (target, name) => (name === 'addHook' ? () => withoutHooks : (Reflect.get(target, name) as unknown)),
  });
  return new Promise((resolve, reject) => {
    fastifyMultipart(withoutHooks, {}, (error?: Error) => (error ? reject(error) : resolve()));
  });
}
