import { fieldsBy } from '@northword/contract/form-fields'
import { contactForm } from '@northword/contract/site/contact'
import type { ExportRecord } from '@northword/contract/people/account'
import type { PageInput } from '@northword/contract/pages'
import { afterCursor, everyPage, latestFirst, pageOf, rowsToRead } from '../../db/queries/keyset.ts'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import type { Erasing } from '../../hooks/personal-data.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { contactForms, contactViews } from './contact.form.ts'
import { contactRoutes } from './contact.rest.ts'

export const contact: Feature = {
  entities: [ContactMessage],
  routes: contactRoutes,
  forms: contactForms,
  views: contactViews,
  personalData: {
    recordsOfAddress: messagesOf,
    eraseAddress: eraseMessages,
  },
}

async function eraseMessages(em: Em, emailKey: string, { forget }: Erasing): Promise<number> {
  const senders = await em.find(
    ContactMessage,
    { emailKey },
    { fields: ['name', 'email'], disableIdentityMap: true },
  )
  await em.nativeDelete(ContactMessage, { emailKey })
  await forget(
    em,
    senders.map(({ name, email }) => ({ name, email, phone: '' })),
  )
  return senders.length
}

async function* messagesOf(em: Em, emailKey: string): AsyncGenerator<ExportRecord> {
  const read = everyPage(
    (page) => messagesFrom(em.fork(), emailKey, page),
    ({ rows }) => rows,
  )
  for await (const message of read)
    yield {
      kind: 'message',
      ...fieldsBy(contactForm, (field) => message[field]),
      createdAt: message.createdAt.toISOString(),
    }
}

async function messagesFrom(em: Em, emailKey: string, page: PageInput) {
  const options = { orderBy: latestFirst, limit: rowsToRead(page) }
  return pageOf(await em.find(ContactMessage, { $and: [{ emailKey }, afterCursor(page)] }, options), page)
}
