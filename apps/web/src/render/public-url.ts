/** Placeholder in built files for the public address, which only the server knows. */
export const publicUrl = '__PUBLIC_URL__'

/** Stands in for it in libraries that need an absolute URL. */
export const standInUrl = 'https://public-url.invalid'

/** Replaces the stand-in by the placeholder. */
export const withPlaceholder = (text: string) => text.replaceAll(standInUrl, publicUrl)
