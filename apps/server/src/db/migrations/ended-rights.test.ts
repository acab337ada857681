/** @module-tag thorough */
import { expect, it } from 'vitest'
import { databaseAt, eachNewDatabase } from '../../testing/databases/test-database.ts'

eachNewDatabase('Rights from before they ended with a role', (open) => {
  it('end for everybody who is no owner any more', async () => {
    const { em, upgrade } = await databaseAt(open, '20261129-folded-search')
    const members = { Owner: ['owner', null], Agent: ['agent', null], Left: ['owner', 'now()'] }
    for (const [name, [role, endedAt]] of Object.entries(members)) {
      await em.execute(
        `insert into staff_members (id, name, email, email_key, password_hash, role, session_epoch, last_totp_step,
           created_at, joined_at, ended_at)
         values (gen_random_uuid(), ?, ?, ?, '', ?, 0, 0, now(), now(), ${endedAt})`,
        [name, name, name, role],
      )
      await em.execute(
        `insert into api_tokens (id, name, hash, prefix, role, scopes, created_by, created_at)
         select gen_random_uuid(), name, name, '', 'agent', '[]', id, now() from staff_members where name = ?`,
        [name],
      )
      await em.execute(
        `insert into webhook_endpoints (id, url, description, events, secret, created_by, created_at, is_gone)
         values (gen_random_uuid(), ?, '', '[]', '', ?, now(), false)`,
        [name, name],
      )
    }
    await upgrade()
    expect(await em.execute('select name from api_tokens where revoked_at is null')).toEqual([
      { name: 'Owner' },
    ])
    expect(await em.execute('select url from webhook_endpoints where exposed_at is null')).toEqual([
      { url: 'Owner' },
    ])
  })
})
