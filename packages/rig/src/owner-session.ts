const olive = { name: 'Olive Owner', email: 'olive@studio.example', password: 'seven quiet herons' }

/**
 * Sets up the owner by the first-run link.
 * @returns the header with the session cookies
 * @throws {Error} if the link does not work
 */
export async function ownerSession(url: string, link: string, owner = olive): Promise<{ cookie: string }> {
  const token = link.trim().split('?token=')[1]
  const begun = await call(url, 'staff.setUp', { ...owner, token })
  if (!begun.ok) throw new Error(`The first run answered ${begun.status}: ${await begun.text()}`)
  return cookiesOf(begun)
}

/** Opens the studio of a public address, as its first owner does. @throws {Error} if it stays closed */
export async function openStudio(url: string, link: string): Promise<void> {
  const opened = await call(url, 'site.open', {}, await ownerSession(url, link))
  if (!opened.ok) throw new Error(`The studio stays closed: ${opened.status} ${await opened.text()}`)
}

/** Cookies of a response as the next request's header. */
export const cookiesOf = ({ headers }: Response) => ({
  cookie: headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; '),
})

export const call = (url: string, procedure: string, input: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
