/** Credentials that were correct, for the call with the code. */
export interface Known {
  email: string
  password: string
}
