import { afterEach, expect, test, vi } from 'vitest'
import { fetchPart } from './fetch-part.ts'

afterEach(() => document.head.replaceChildren())

const links = () => [...document.querySelectorAll('link')]

function loseStyles(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  return link
}

test('a part comes with its code', async () => {
  expect(await fetchPart(async () => 'code')).toBe('code')
})

test('styles that were lost with a part are fetched before it is tried again', async () => {
  const lost = loseStyles('/assets/form.css')

  const load = vi.fn<() => Promise<string>>(async () => 'code')
  const part = fetchPart(load)
  expect(links()).toHaveLength(2)
  expect(load).not.toHaveBeenCalled()
  links().at(-1)?.dispatchEvent(new Event('load'))
  expect(await part).toBe('code')
  expect(links()).toHaveLength(1)
  expect(lost.isConnected).toBe(false)
})

test('styles that are still out of reach stay lost', async () => {
  const lost = loseStyles('/assets/list.css')
  const part = fetchPart(async () => 'code')
  links().at(-1)?.dispatchEvent(new Event('error'))
  await expect(part).rejects.toThrow(`Unable to fetch ${lost.href}`)
  expect(links()).toEqual([lost])

  const again = fetchPart(async () => 'code')
  expect(links()).toHaveLength(2)
  links().at(-1)?.dispatchEvent(new Event('load'))
  expect(await again).toBe('code')
})
