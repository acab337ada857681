/** What was right already, where a code is asked for beside it. */
export interface Known {
  email: string
  password: string
}
