import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';

export function departmentTextColumns({
  name,
  description,
}: {
  name: string;
  description: string;
}) {
  return {
    name,
    nameKey: uniqueKey(name),
    nameFolded: folded(name),
    description,
    descriptionFolded: folded(description),
  };
}
