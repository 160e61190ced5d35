/** What a mail says, in its reader's language; how it looks is the same for all. */
export interface Letter {
  subject: string;
  /** Above the link. */
  paragraphs: string[];
  /** Into the product; the path begins with a slash. */
  link: { label: string; path: string };
  /** Beneath the link. */
  remarks?: string[];
}
