export * from './audit';
export * from './team-calendar';
