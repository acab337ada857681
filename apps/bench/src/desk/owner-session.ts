import { sampleOrder } from '../sample-order.ts'

const owner = { name: 'Olive Owner', email: 'olive@bench.example', password: 'seven quiet herons' }

/** Becomes the owner of a studio by the link to its first run; the cookies of the session by their names. */
export async function ownerSession(url: string, link: string): Promise<[name: string, value: string][]> {
  const token = link.trim().split('?token=')[1]
  const begun = await post(url, 'staff.setUp', { ...owner, token })
  return begun.headers.getSetCookie().map((each) => {
    const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=')
    return [name, value]
  })
}

export const placeOrder = (url: string, idempotencyKey: string) =>
  post(url, 'orders.place', { ...sampleOrder, idempotencyKey })

/** Calls a mutation. */
export async function post(
  url: string,
  procedure: string,
  input: object,
  headers: Record<string, string> = {},
) {
  return okay(
    await fetch(`${url}/trpc/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    }),
  )
}

/**
 * Reads an answer to its end.
 * @throws {Error} where it is no success
 */
export async function okay(answer: Response): Promise<Response> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return answer
}
