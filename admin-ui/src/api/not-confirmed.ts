/** Thrown when the user closes the password dialog or takes back what was asked about: no error to show. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
