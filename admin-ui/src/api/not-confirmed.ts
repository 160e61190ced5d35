/** Thrown when the user closes the password dialog: no error to show. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
