/** Why a folder cannot be written or read; a sentence for a person. */
export class FolderFault extends Error {}
