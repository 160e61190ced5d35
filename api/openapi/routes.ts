import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import {
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  MODULE_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Role } from '../contract/auth/roles.js';
import { CONFIRMED, PUBLIC, ROLES_ALLOWED } from '../platform/access/access.decorators.js';
import { ENDPOINT, type EndpointDescription } from '../platform/http/endpoint.js';
import { HOLDS_SECRET } from '../platform/http/idempotency/holds-secret.js';
import { IdempotencyInterceptor } from '../platform/http/idempotency/idempotency.interceptor.js';

const PREFIX = 'api';

export type BodyType = new () => object;

export interface RouteValue {
  name: string;
  pipes: unknown[];
}

export interface Route {
  method: string;
  path: string;
  name: string;
  endpoint: EndpointDescription;
  idempotent: boolean;
  /** With roles: public only outside production. */
  isPublic: boolean;
  roles?: Role[];
  confirmed: boolean;
  holdsSecret: boolean;
  pathValues: RouteValue[];
  queryValues: RouteValue[];
  body?: BodyType;
}

// Nest's own metadata, as @nestjs/swagger 12 reads it. That package would replace this file and parts of bodies.ts, some 250
// lines; lists, problems, roles, CSV and responses, which are types, it does not describe.
export function routesOf(module: Type | DynamicModule): Route[] {
  return controllersOf(module, new Set()).flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((handler) => {
      const route = routeOf(controller, handler);
      return route ? [route] : [];
    }),
  );
}

export function changesState({ method }: Route): boolean {
  return method !== 'get';
}

export function hasBody({ body, endpoint }: Route): boolean {
  return body !== undefined || endpoint.multipart !== undefined;
}

function controllersOf(module: Type | DynamicModule, visited: Set<Type>): Type[] {
  const {
    module: type,
    imports = [],
    controllers = [],
  } = typeof module === 'function' ? { module } : module;
  if (visited.has(type)) return [];
  visited.add(type);
  const typesIn = (name: string) => (Reflect.getMetadata(name, type) as Type[] | undefined) ?? [];
  const below = [...(imports as (Type | DynamicModule)[]), ...typesIn(MODULE_METADATA.IMPORTS)];
  return [
    ...below.flatMap((next) => controllersOf(next, visited)),
    ...controllers,
    ...typesIn(MODULE_METADATA.CONTROLLERS),
  ];
}

function routeOf(controller: Type, name: string): Route | undefined {
  const prototype = controller.prototype as Record<string, object>;
  const handler = prototype[name];
  if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler))
    return undefined;
  const endpoint = Reflect.getMetadata(ENDPOINT, handler) as EndpointDescription | undefined;
  if (!endpoint) throw new Error(`${controller.name}.${name} is a route without @Endpoint.`);

  const nearest = <T>(key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
  const segments = [
    PREFIX,
    Reflect.getMetadata(PATH_METADATA, controller),
    Reflect.getMetadata(PATH_METADATA, handler),
  ] as string[];
  const path = segments.flatMap((segment) => segment.split('/')).filter((part) => part !== '');
  const values = valuesOf(controller, name);
  const types =
    (Reflect.getMetadata(PARAMTYPES_METADATA, prototype, name) as BodyType[] | undefined) ?? [];
  const body = values.find(({ kind }) => kind === RouteParamtypes.BODY);
  return {
    method: (
      RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? ''
    ).toLowerCase(),
    path: `/${path.map((part) => part.replace(/^:(.+)$/, '{$1}')).join('/')}`,
    name: uncapitalized(controller.name.replace(/Controller$/, '')) + capitalized(name),
    endpoint,
    isPublic: Boolean(nearest(PUBLIC)),
    roles: nearest<Role[]>(ROLES_ALLOWED),
    idempotent: (nearest<unknown[]>(INTERCEPTORS_METADATA) ?? []).includes(IdempotencyInterceptor),
    confirmed: nearest<boolean>(CONFIRMED) ?? false,
    holdsSecret: nearest<boolean>(HOLDS_SECRET) ?? false,
    pathValues: values.filter(({ kind }) => kind === RouteParamtypes.PARAM),
    queryValues: values.filter(({ kind }) => kind === RouteParamtypes.QUERY),
    body: body && types[body.index],
  };
}

function valuesOf(
  controller: Type,
  handler: string,
): (RouteValue & { kind: RouteParamtypes; index: number })[] {
  const stored = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { index: number; data?: unknown; pipes: unknown[] }
  >;
  return Object.entries(stored)
    .map(([key, { index, data, pipes }]) => ({
      kind: Number(key.split(':')[0]),
      index,
      name: String(data),
      pipes,
    }))
    .sort((a, b) => a.index - b.index);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

export type Part = Record<string, unknown>;

type Section = 'schemas' | 'examples' | 'headers' | 'parameters';

export function reference(section: Section, name: string): { $ref: string } {
  return { $ref: `#/components/${section}/${name}` };
}
