import { describe, expect, it } from 'vitest'
import { renderGuide } from './render-guide.ts'

describe('A page of the guide', () => {
  it('has its title, and an id for each heading that its contents name', () => {
    const { title, contents, html } = renderGuide('# The API\n\n## Send it again\n\n### What’s next?\n')
    expect(title).toBe('The API')
    expect(contents).toEqual([{ id: 'send-it-again', text: 'Send it again' }])
    expect(html).toContain('<h2 id="send-it-again">Send it again</h2>')
    expect(html).toContain('<h3 id="whats-next">')
  })

  it('leads to the other page of the server instead of its file, and to other sites', () => {
    const { html } = renderGuide(
      '[one](webhooks.md#answer-it) [two](https://www.standardwebhooks.com) [three](#pages)',
    )
    expect(html.match(/(?<=href=")[^"]*/g)).toEqual([
      '/docs/api/webhooks#answer-it',
      'https://www.standardwebhooks.com',
      '#pages',
    ])
  })

  it('leads to no file that the server does not have', () => {
    expect(() => renderGuide('[README](../README.md)')).toThrow('which is no page of the server')
  })

  it('names the server that it is on, in blocks that the keyboard can scroll', () => {
    const { html } = renderGuide('```sh\ncurl http://localhost:3000/api/services\n```\n')
    expect(html).toContain('<pre tabindex="0">')
    expect(html).toContain('curl __PUBLIC_URL__/api/services')
  })
})
