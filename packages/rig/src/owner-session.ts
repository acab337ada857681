const owner = { name: 'Olive Owner', email: 'olive@studio.example', password: 'seven quiet herons' }

/**
 * Becomes the owner of a studio by the link to its first run.
 * @returns the header with the cookies of the session
 * @throws {Error} where the link opens nothing
 */
export async function ownerSession(url: string, link: string): Promise<{ cookie: string }> {
  const token = link.trim().split('?token=')[1]
  const begun = await call(url, 'staff.setUp', { ...owner, token })
  if (!begun.ok) throw new Error(`The first run answered ${begun.status}: ${await begun.text()}`)
  return cookiesOf(begun)
}

/** The cookies that an answer sets, as the header of the next request. */
export const cookiesOf = ({ headers }: Response) => ({
  cookie: headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; '),
})

/** Calls a mutation, with headers of a session. */
export const call = (url: string, procedure: string, input: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
