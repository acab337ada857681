export interface LinkButton {
  label: string
  url: string
}
