export * from './reset';
export * from './settings';
