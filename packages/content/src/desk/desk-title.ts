/** Title of the desk's document, until a page names itself. */
export const deskTitle = (brand: string) => `Desk · ${brand}`
