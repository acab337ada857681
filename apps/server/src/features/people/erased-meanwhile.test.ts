import { expect, it } from 'vitest'
import { tidy } from '../../chores/tidy.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { doors, registered } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { createPasswords } from '../auth/proof/passwords.ts'

eachDatabase('An account that is erased while its client signs in', (open) => {
  let meanwhile = async () => {}
  const real = createPasswords()
  const matches: typeof real.matches = async (...asked) => {
    const isRight = await real.matches(...asked)
    await meanwhile()
    return isRight
  }
  const site = useTestApp(open, {}, { passwords: { ...real, matches } })

  it.each(Object.entries(doors))('is answered through %s as one that is not there', async (_, door) => {
    const { person, id } = await registered(site)
    await site.rows(`update users set deletion_requested_at = now() - interval '31 days' where id = '${id}'`)
    meanwhile = () => tidy(site)
    expect((await door.signIn(newBrowser(site), person)).status).toBe(401)
    meanwhile = async () => {}
    expect((await door.signIn(newBrowser(site), person)).status).toBe(401)
  })
})
