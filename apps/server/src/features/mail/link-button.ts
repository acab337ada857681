/** A link with the address made for this mail. */
export interface LinkButton {
  label: string
  url: string
}
