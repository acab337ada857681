import { seed } from '@northword/seed/seed'
import { describe, expect, it } from 'vitest'
import type { MailBody } from '../mail.entity.ts'
import { renderMail } from './render-mail.ts'

const body: MailBody = {
  heading: 'Hello,',
  paragraphs: ['It has reached us. '.repeat(12).trim()],
  facts: [
    ['Order number', 'NW-ORD-20261120-4821'],
    ['Service', 'Blog Post'],
  ],
  closing: ['The client’s brief:', 'Line one\nLine two'],
}

it('the text has lines of at most 78 columns, facts in columns and a signature', () => {
  const { text } = renderMail('Your order', body, seed)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(text).toContain('Order number: NW-ORD-20261120-4821\nService:      Blog Post\n')
  expect(text).toContain('Line one\nLine two')
  expect(text).toContain(`\n-- \n${seed.company.brand}`)
})

it('the text leaves a long address whole', () => {
  const url = `https://northword.example/${'a'.repeat(100)}`
  expect(
    renderMail('Your order', { heading: 'Hello,', paragraphs: [`Open ${url} now`] }, seed).text,
  ).toContain(`\n${url}\n`)
})

it('both parts show quiet links in the foot, below all that the mail says', () => {
  const foot = [{ label: 'Unsubscribe', url: 'https://northword.example/stop?a&b' }]
  const { text, html } = renderMail('Your order', body, seed, { foot })
  expect(text).toContain('\n\nUnsubscribe:\nhttps://northword.example/stop?a&b\n\n-- \n')
  expect(html).toContain('<a href="https://northword.example/stop?a&amp;b" style="color:#5b574f')
  expect(html.indexOf('Unsubscribe')).toBeGreaterThan(html.indexOf('Line two'))
  expect(html).not.toContain('#b3261e;font')
})

it('the HTML takes the studio’s colours, and words on its button can be read', () => {
  const site = { ...seed, colors: { accent: '#1f4fa3', paper: '#eef2f7' } }
  const button = { label: 'Open', url: 'https://northword.example/open' }
  const { html } = renderMail('Your order', body, site, { button, foot: [] })
  expect(html).toContain('<body style="margin:0;padding:0;background:#eef2f7">')
  expect(html).toContain('background:#1f4fa3;font:600 16px')
  expect(html.toLowerCase()).not.toMatch(/#b3261e|#fbf8f3/)
})

it('the HTML shows markup as text wherever it stands', () => {
  const hostile = `<script>alert('x')</script>&"<img src=x onerror=alert(1)>`
  const { html } = renderMail(
    hostile,
    {
      heading: hostile,
      paragraphs: [hostile],
      facts: [[hostile, hostile]],
      closing: [`${hostile}\r\n${hostile}`],
    },
    seed,
  )
  expect(html).not.toMatch(/<(script|img)/)
  expect(html.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;&lt;img')).toHaveLength(8)
})

it('the HTML loads nothing and keeps line breaks', () => {
  const { html } = renderMail('Your order', body, seed)
  expect(html).not.toMatch(/(src|href)=|url\(/)
  expect(html).toContain('Line one<br>Line two')
})

describe.each(['NW-ORD-20261120-4821', 'NW-ORD-1795309204886-7WZC7L', '7 AM', '6:35 PM'])('%s', (words) => {
  const sentence = `${'word '.repeat(20)}${words} and more`
  const mail: MailBody = {
    heading: `On ${words}`,
    paragraphs: [sentence],
    facts: [['Fact', words]],
    closing: [`${words}\n${words}`],
  }

  it('is never broken between two lines of the HTML, and holds no odd character', () => {
    const { html } = renderMail('Subject', mail, seed)
    expect(html.split(`<span style="display:inline-block;max-width:100%">${words}</span>`)).toHaveLength(6)
    expect(html).not.toMatch(/\u00a0|\u2011|&nbsp;|&#160;/)
  })

  it.each(Array.from({ length: 40 }, (_, length) => 50 + length))(
    'stands on one line of the text after %i other characters',
    (length) => {
      const filled = `${'x '.repeat(length / 2)}${words} and more`
      const lines = renderMail('Subject', { heading: '', paragraphs: [filled] }, seed).text.split('\n')
      expect(lines.some((line) => line.includes(words))).toBe(true)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
    },
  )
})

it('the hours of the footer are not broken either', () => {
  const { html } = renderMail('Subject', body, seed)
  const hours = seed.company.hours.label.match(/\d+ [AP]M/g) ?? []
  expect(hours.length).toBeGreaterThan(1)
  for (const hour of hours)
    expect(html).toContain(`<span style="display:inline-block;max-width:100%">${hour}</span>`)
})
