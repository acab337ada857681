/** Stands in the built files for the public address, which only the server knows. */
export const publicUrl = '__PUBLIC_URL__'

/** Stands in its place for libraries that take only whole addresses. */
export const standInUrl = 'https://public-url.invalid'

/** A text with the placeholder where a library wrote the stand-in. */
export const withPlaceholder = (text: string) => text.replaceAll(standInUrl, publicUrl)
