/** The circles of people who approve for each other, each once. */
export function approverLoops(approvers: ReadonlyMap<string, string | null>): string[][] {
  const loops: string[][] = [];
  const seen = new Set<string>();
  for (const start of approvers.keys()) {
    const path: string[] = [];
    let person: string | null | undefined = start;
    for (; person && approvers.has(person) && !seen.has(person); person = approvers.get(person)) {
      seen.add(person);
      path.push(person);
    }
    const begin = person ? path.indexOf(person) : -1;
    if (begin !== -1) loops.push(path.slice(begin));
  }
  return loops;
}
