import { exampleOf } from '../../api/openapi/bodies.js';
import { describedRoutes } from '../../api/openapi/document.js';
import type { BodyType, Route } from '../../api/openapi/routes.js';
import { isId } from '../../api/platform/database/statements/ids.js';

const EXAMPLE_FILES = {
  csv: 'Employee ID,Full Name\nEMP-0042,Amara Okafor\n',
  calendar: 'date,name\n2027-05-17,Constitution Day\n',
};

/** Every call of the server, as its declaration has it. */
export const DESCRIBED: Route[] = describedRoutes();

/** 'GET /api/leave/:id', as the router names it. */
export const nameOf = ({ method, path }: Route): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Who may make a call besides admins is not said by its declaration alone. */
export const isForAdminsOnly = ({ isPublic, roles }: Route): boolean =>
  !isPublic && roles?.join() === 'admin';

export const bodyOf = ({ body, endpoint }: Route): BodyType | undefined =>
  body ?? endpoint.multipart?.body;

/** The example of a body in the documentation, with ids of records that exist. */
export function exampleBody(
  route: Route,
  ids: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const type = bodyOf(route);
  if (!type) return undefined;
  const example = exampleOf(type);
  const known = Object.entries(ids).filter(([field]) => field in example);
  return { ...example, ...Object.fromEntries(known) };
}

/** The same as a form, with a file of the kind that the call takes. */
export function exampleForm(
  route: Route,
  ids: Record<string, unknown>,
  photo: Uint8Array<ArrayBuffer>,
): FormData {
  const { file = 'file', fileType = 'image' } = route.endpoint.multipart ?? {};
  const data = new FormData();
  for (const [field, value] of Object.entries(exampleBody(route, ids) ?? {}))
    data.append(field, typeof value === 'string' ? value : JSON.stringify(value));
  const content = { image: photo, pdf: '%PDF-1.7', ...EXAMPLE_FILES }[fileType];
  data.append(file, new Blob([content]), `example.${fileType === 'image' ? 'png' : 'csv'}`);
  return data;
}

/** Those parameters of the query without which a call is refused; ':id' for a record. */
export function exampleQuery({ endpoint: { query = {} } }: Route): string {
  const values = Object.entries(query)
    .filter(([name, { required }]) => required && name !== 'id')
    .map(([name, { example }]) => `${name}=${isId(example) ? ':id' : encodeURIComponent(example)}`);
  return values.length > 0 ? `?${values.join('&')}` : '';
}
