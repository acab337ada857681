import { matterElement } from '@northword/contract/site/document-matter'
import { beforeEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../../routes.tsx'

const contact = { ...matchRoute('/contact').route, page: vi.fn<() => Promise<never>>() }

interface Brought {
  build?: string
  values?: Record<string, unknown>
  body?: string
}

const htmlOf = ({ build = 'main-1', values = {}, body = '' }: Brought) => `
  <meta name="description" content="As it is">
  <meta name="northword-scripts" content="/assets/${build}.js /assets/frame.js">
  <div id="root">${body}</div>${matterElement({ lacks: ['contact'], values })}`

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  document.documentElement.innerHTML = htmlOf({ values: { company: 'here', articlePages: { first: 1 } } })
})

const brings = (brought: Brought) => answer.mockResolvedValueOnce(new Response(htmlOf(brought)))

async function atFirst() {
  const matter = await import('@northword/content/matter/of-document')
  const documents = await import('./page-documents.ts')
  documents.takeFirstDocument()
  return { ...matter, ...documents }
}

test('a page’s matter comes with its document, which is fetched once and for nobody', async () => {
  const { fetchDocument, isHere, matter } = await atFirst()
  expect(() => matter('contact.reasons')).toThrow('contact.reasons')
  expect(isHere(contact, '/contact')).toBe(false)
  brings({ values: { company: 'here', 'contact.reasons': ['reason'] } })
  await Promise.all([fetchDocument('/contact'), fetchDocument('/contact')])
  expect(answer).toHaveBeenCalledExactlyOnceWith('/contact', expect.objectContaining({ credentials: 'omit' }))
  expect(isHere(contact, '/contact')).toBe(true)
  expect([matter('company'), matter('contact.reasons')]).toEqual(['here', ['reason']])
})

test('articles come one by one, into what modules have read', async () => {
  const { fetchDocument, matter } = await atFirst()
  const read = matter('articlePages')
  brings({ values: { articlePages: { first: 1, second: 2 } } })
  await fetchDocument('/blog/second')
  expect(read).toEqual({ first: 1, second: 2 })
})

test('a place that a studio has called matter is not taken for the document’s', async () => {
  const place = '<section id="matter"><h2>Subject Matter</h2></section>'
  const values = { company: 'here', 'contact.reasons': ['reason'] }
  document.documentElement.innerHTML = htmlOf({ body: place, values: { company: 'here' } })
  const { fetchDocument, matter } = await atFirst()
  expect(matter('company')).toBe('here')
  brings({ body: place, values })
  await fetchDocument('/contact')
  expect(matter('contact.reasons')).toEqual(['reason'])
})

test('a static page is the HTML of its document', async () => {
  const { fetchDocument, isHere } = await atFirst()
  const { route } = matchRoute('/faq')
  expect(isHere(route, '/faq')).toBe(false)
  brings({ body: '<div data-matter="faq">Questions</div>' })
  await fetchDocument('/faq')
  expect(isHere(route, '/faq')).toBe(true)
})

test.each([
  ['a release that says another thing', { company: 'there' }, {}],
  ['a preview', { preview: 'drafts' }, {}],
  ['another build', {}, { build: 'main-2' }],
])('nothing is taken from a document of %s, which is asked for again', async (_, others, brought) => {
  const { fetchDocument, isHere, matter } = await atFirst()
  brings({ ...brought, values: { 'contact.reasons': ['other'], ...others } })
  await expect(fetchDocument('/contact')).rejects.toThrow('Another release: /contact')
  expect(isHere(contact, '/contact')).toBe(false)
  expect(() => matter('contact.reasons')).toThrow('contact.reasons')
  brings({ values: { 'contact.reasons': ['own'] } })
  await fetchDocument('/contact')
  expect(matter('contact.reasons')).toEqual(['own'])
})

test('without a build every page is here', async () => {
  document.documentElement.innerHTML = '<div id="root"></div>'
  const { isHere } = await atFirst()
  expect(isHere(contact, '/contact')).toBe(true)
})
