import { createRequire } from 'node:module';
import type * as ClassValidator from 'class-validator';

type Library = typeof ClassValidator;

// The package's index loads each of its validators, the world's phone numbers included: a quarter of the server's start.
const require = createRequire(import.meta.url);
const part = (path: string) => require(`class-validator/cjs/${path}.js`) as Library & { Validator: new () => ClassValidator.Validator };

export const { ValidateBy } = part('decorator/common/ValidateBy');
export const { ValidateIf } = part('decorator/common/ValidateIf');
export const { isEmail } = part('decorator/string/IsEmail');

const validator = new (part('validation/Validator').Validator)();
export const validateSync = (object: object, options: ClassValidator.ValidatorOptions) => validator.validateSync(object, options);
