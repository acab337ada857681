import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MailSecurity } from '@northword/contract/desk/mail-server'

/**
 * A mail server that an owner set at the desk, or removed there. The latest is in use unless it was removed; earlier
 * ones tell who changed it, and when.
 */
export const MailServer = defineEntity({
  name: 'MailServer',
  tableName: 'mail_servers',
  properties: {
    id: p.uuid().primary(),
    /** 1, 2, 3, as they were set. */
    number: p.integer().unique('mail_servers_number_unique'),
    at: p.datetime(),
    /** Member, by the name on that day. */
    by: p.text(),
    host: p.text(),
    port: p.integer(),
    security: p.text().$type<MailSecurity>().check(`security in ('tls', 'starttls', 'offered')`),
    user: p.text().name('login'),
    /** Sealed for `id`. Null: none, an earlier server's or a removed one's. */
    password: p.text().strictNullable().hidden(),
    /** There is none from then on; the rest says which it was. */
    isRemoved: p.boolean().default(false),
  },
})
export type MailServer = InferEntity<typeof MailServer>
