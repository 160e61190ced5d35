import fastifyMultipart from '@fastify/multipart';
import type { FastifyContentTypeParser, FastifyInstance } from 'fastify';

export const UNREAD_FORM = Symbol('a form');

/** Skips the plugin's hooks: they run on every request and only remove files from disk, where nothing is ever saved. */
export function registerForms(server: FastifyInstance): Promise<void> {
  const withoutHooks: FastifyInstance = new Proxy(server, {
    get: (target, name) => {
      if (name === 'addHook') return () => withoutHooks;
      if (name === 'addContentTypeParser') return addUnreadParser;
      return Reflect.get(target, name) as unknown;
    },
  });
  function addUnreadParser(
    type: string,
    parse: (...parameters: Parameters<FastifyContentTypeParser>) => void,
  ): FastifyInstance {
    server.addContentTypeParser(type, (request, payload, done) =>
      parse(request, payload, (error) => done(error, UNREAD_FORM)),
    );
    return withoutHooks;
  }
  return new Promise((resolve, reject) => {
    fastifyMultipart(withoutHooks, {}, (error?: Error) => (error ? reject(error) : resolve()));
  });
}
