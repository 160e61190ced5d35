import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { buildDocument } from '../../api/openapi/document.js';

// oxlint-disable-next-line typescript/no-explicit-any -- a schema may be of any shape
export type Schema = any;

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  /** The value stands in it as JSON. */
  json: boolean;
}

/** A call as the documentation describes it, with everything that it refers to in place. */
export interface DescribedCall {
  name: string;
  method: string;
  path: string;
  parameters: DescribedParameter[];
  body?: { schema: Schema; form: boolean };
  /** Why an answer of this status is not as described; undefined when it is. */
  fault(status: number, type: string, body: unknown): string | undefined;
}

/** Every call of the server, as its own documentation tells it. */
export async function describedCalls(): Promise<DescribedCall[]> {
  const document = (await buildDocument()) as Schema;
  const validator = new Ajv2020({ allErrors: false, strict: false, multipleOfPrecision: 6 });
  formats.default(validator);
  validator.addFormat('password', true);
  validator.addSchema({ $id: 'document', components: { schemas: document.components.schemas } });
  const at = (node: Schema): Schema =>
    node?.$ref
      ? at(
          (node.$ref as string)
            .slice(2)
            .split('/')
            .reduce((place: Schema, key) => place[key.replaceAll('~1', '/')], document),
        )
      : node;
  const validators = new Map<string, ValidateFunction>();
  const validate = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const known = validators.get(text) ?? validator.compile(JSON.parse(text) as object);
    validators.set(text, known);
    return known;
  };
  return Object.entries<Schema>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Schema>(methods).map(([method, operation]) => {
      const content = operation.requestBody?.content ?? {};
      const [type] = Object.keys(content);
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map(at).map((parameter: Schema) => ({
          name: parameter.name,
          in: parameter.in,
          required: parameter.required === true,
          json: parameter.content !== undefined,
          schema: at(parameter.schema ?? parameter.content['application/json'].schema),
        })),
        body:
          type === undefined
            ? undefined
            : { schema: at(content[type].schema), form: type.startsWith('multipart') },
        fault: (status, answered, body) => {
          const response = at(operation.responses[status]);
          if (!response) return `answers ${status}, which is not described`;
          if (!answered.startsWith('application/json'))
            return response.content?.[answered.split(';')[0] ?? '']
              ? undefined
              : `answers ${answered}, which is not described`;
          const schema = response.content?.['application/json']?.schema;
          if (!schema) return `answers JSON with ${status}, which is not described`;
          const valid = validate(schema);
          return valid(body)
            ? undefined
            : `answers ${status} in another shape: ${validator.errorsText(valid.errors)} ${JSON.stringify(body).slice(0, 300)}`;
        },
      } satisfies DescribedCall;
    }),
  );
}
