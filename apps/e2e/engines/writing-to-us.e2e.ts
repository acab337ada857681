import { contact } from '@northword/content/site/contact'
import { newsletter } from '@northword/content/site/newsletter'
import { contactMessages } from '@northword/contract/messages'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { describe, expect, it } from 'vitest'
import { mailedLink } from '../testing/forms/account-forms.ts'
import { useEngine } from '../testing/engines/engine-story.ts'
import { confirmed, confirmPath } from '../testing/forms/newsletter-forms.ts'

const { fields, label, button, sent } = contact.form

describe('A guest', () => {
  const { site, visit } = useEngine()

  it('writes to the studio, and is thanked', async () => {
    const tab = await visit({ at: '/contact' })
    const form = tab.inside('form', label)
    await form.write(fields.name.label, 'Ada Sample')
    await form.write(fields.email.label, 'ada@writer.example')
    await form.write(fields.message.label, 'Line one.\nLine two: <b>you</b> & “me”, 你好.')
    await form.press('button', button)
    await tab.read(contactMessages.sent(sent.within))
    expect(await form.written(fields.message.label)).toBe('')
    const stored = await site().query('select message from contact_messages where email = $1', [
      'ada@writer.example',
    ])
    expect(stored).toEqual([{ message: 'Line one.\nLine two: <b>you</b> & “me”, 你好.' }])
  })

  it('asks for the newsletter, and confirms it by the button behind the mailed link', async () => {
    const email = 'ada@reader.example'
    const tab = await visit({ at: '/blog' })
    const form = tab.inside('form', newsletter.box.label)
    await form.write(newsletter.box.email.label, email)
    await form.press('button', newsletter.box.button)
    await tab.focused('heading', newsletter.box.sent.heading)
    await tab.read(newsletterMessages.asked)

    await tab.open(await mailedLink(site(), email, confirmPath))
    await tab.inside('main').press('button', newsletter.confirm.button)
    await tab.see('heading', newsletter.confirm.done.heading)
    expect(await confirmed(site(), email)).toEqual([true])
  })
})
