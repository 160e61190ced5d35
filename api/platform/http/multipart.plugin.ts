import fastifyMultipart from '@fastify/multipart';
import type { FastifyContentTypeParser, FastifyInstance } from 'fastify';

/** Stands for the body of a form until its call reads it. */
export const UNREAD_FORM = Symbol('a form');

/**
 * Lets requests be read as forms. The plugin's hooks, which every request would pay for, are left out: they remove files
 * that the plugin saved on disk, and here nothing is ever saved there. What it leaves unread is not taken for no body.
 */
export function registerForms(server: FastifyInstance): Promise<void> {
  const withoutHooks: FastifyInstance = new Proxy(server, {
    get: (target, name) => {
      if (name === 'addHook') return () => withoutHooks;
      if (name === 'addContentTypeParser') return takeUnread;
      return Reflect.get(target, name) as unknown;
    },
  });
  function takeUnread(type: string, parse: (...given: Parameters<FastifyContentTypeParser>) => void): FastifyInstance {
    server.addContentTypeParser(type, (request, payload, done) => parse(request, payload, (error) => done(error, UNREAD_FORM)));
    return withoutHooks;
  }
  return new Promise((resolve, reject) => {
    fastifyMultipart(withoutHooks, {}, (error?: Error) => (error ? reject(error) : resolve()));
  });
}
