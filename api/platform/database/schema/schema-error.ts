export class SchemaError extends Error {}
