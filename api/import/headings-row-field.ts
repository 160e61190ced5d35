import { CountField } from '../platform/http/fields/count-field.js';

export function HeadingsRowField({ optional }: { optional?: true } = {}): PropertyDecorator {
  return CountField('Row of the headings', {
    optional,
    example: 3,
    description: `As a spreadsheet counts rows; 0 if the file has no headings: its columns are then called 'Column 1', 'Column 2'.${optional ? ' Without it, the row is suggested.' : ''}`,
  });
}
