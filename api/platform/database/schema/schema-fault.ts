/** This program cannot work with this database, or not now; the text is for whoever runs it and says what to do. */
export class SchemaFault extends Error {}
