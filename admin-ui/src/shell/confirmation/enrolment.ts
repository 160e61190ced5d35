/** The router state of the redirect to the setup of a required second factor. */
export interface EnrolmentState {
  from?: string;
}
