/** What the router keeps on the way to the setting up of a second factor that the company asks for. */
export interface EnrolmentState {
  /** The page that was asked for, to go on to. */
  asked?: string;
}
