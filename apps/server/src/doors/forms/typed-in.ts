/** Content type of plain forms. */
export const urlEncoded = 'application/x-www-form-urlencoded'

/** Last value of each field, with LF line ends. Browsers send CRLF. */
export const typedIn = (body: string) =>
  Object.fromEntries(
    Array.from(new URLSearchParams(body), ([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
