/** In the place of the library for the CSV files of react-admin: the server writes them here. */
export default function noExport(): never {
  throw new Error('Files come from the server.');
}
