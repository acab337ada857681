import { failures } from '@northword/content/operate/failures'
import { expect, it, vi } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const found = '/blog?q=words'

eachDatabase('Pages that one network asks for all at once', (open) => {
  const rendering: (() => void)[] = []
  const pages = testPages(['/blog', '/contact'])
  /** Resolves when the test says so, except for problem pages. */
  const render: typeof pages.render = (address, state) =>
    new Promise((resolve) => {
      const end = () => resolve({ markup: address, state })
      if (address === '/404') end()
      else rendering.push(end)
    })
  const site = useTestApp(open, {}, { pages: { ...pages, render } })

  const nextTick = () => new Promise((resolve) => setImmediate(resolve))

  /** Finishes renderings, one turn after another, until these answers have arrived. */
  async function endAll<Answers>(waiting: Promise<Answers>): Promise<Answers> {
    const left = new Set([waiting])
    void waiting.finally(() => left.clear())
    while (left.size > 0) {
      for (const end of rendering.splice(0)) end()
      await nextTick()
    }
    return waiting
  }

  it('wait for their turn, twenty of them; to the rest the page is sent as it was built', async () => {
    const crowd = newBrowser(site)
    let refused = 0
    const visits = Array.from({ length: 40 }, async () => {
      const answer = await crowd.visit(found)
      if (answer.statusCode === 503) refused += 1
      return answer
    })
    await vi.waitFor(() => expect(refused).toBe(18), { timeout: 30_000 })
    expect(rendering).toHaveLength(2)

    const [other, ...answers] = await endAll(Promise.all([newBrowser(site).visit(found), ...visits]))
    expect([other.statusCode, other.body.includes(found)]).toEqual([200, true])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(22)
    for (const { statusCode, body, headers } of answers.filter((answer) => answer.statusCode !== 200))
      expect([statusCode, body.includes('as built'), headers['retry-after']]).toEqual([503, true, '2'])
  })

  it('do not delay the answer to a form', async () => {
    const crowd = newBrowser(site)
    const visits = Array.from({ length: 22 }, () => crowd.visit(found))
    while (rendering.length < 2) await nextTick()

    const refused = await crowd.postForm('/contact', { name: 'Ada' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(postedIn(refused)).toMatchObject({ status: 503, message: failures.busy })
    const sent = { name: 'Ada Wong', email: 'ada@wong.example', message: 'Hello' }
    expect((await crowd.postForm('/contact', sent)).statusCode).toBe(303)
    const program = await crowd.postForm('/contact', { name: 'Ada' }, { accept: '*/*' })
    expect(program.json()).toMatchObject({ message: failures.busy })

    await endAll(Promise.all(visits))
  })
})
