/** A link to press, with the address that was made for this mail. */
export interface LinkButton {
  label: string
  url: string
}
