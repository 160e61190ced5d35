import type { ValidatorOptions } from 'class-validator';
// The package's index loads each of its validators, the world's phone numbers included: a quarter of the server's start.
import { Validator } from 'class-validator/cjs/validation/Validator.js';

export { ValidateBy } from 'class-validator/cjs/decorator/common/ValidateBy.js';
export { ValidateIf } from 'class-validator/cjs/decorator/common/ValidateIf.js';
export { isEmail } from 'class-validator/cjs/decorator/string/IsEmail.js';

const validator = new Validator();
export const validateSync = (object: object, options: ValidatorOptions) => validator.validateSync(object, options);
