/** The id of the heading above the people. */
export const PEOPLE = 'year-end-people';

/** From the lines below the list that say how many there are. */
export function goToPeople(): void {
  const heading = document.getElementById(PEOPLE);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
