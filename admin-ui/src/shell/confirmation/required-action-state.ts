/** The router state of the redirect to the settings, where a required action is taken. */
export interface RequiredActionState {
  from?: string;
}
