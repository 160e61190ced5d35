// The package describes its index only.
declare module 'class-validator/cjs/validation/Validator.js' {
  export { Validator } from 'class-validator';
}
declare module 'class-validator/cjs/decorator/common/ValidateBy.js' {
  export { ValidateBy } from 'class-validator';
}
declare module 'class-validator/cjs/decorator/common/ValidateIf.js' {
  export { ValidateIf } from 'class-validator';
}
declare module 'class-validator/cjs/decorator/string/IsEmail.js' {
  export { isEmail } from 'class-validator';
}
