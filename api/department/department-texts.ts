import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';

/** Name and description of a department with their twins that are searched, sorted and kept unique. */
export function departmentTexts({ name, description }: { name: string; description: string }) {
  return { name, nameKey: uniqueKey(name), nameFolded: folded(name), description, descriptionFolded: folded(description) };
}
