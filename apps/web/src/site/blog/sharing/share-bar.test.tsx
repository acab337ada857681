import { articles } from '@northword/content/site/articles/articles'
import { blogPost } from '@northword/content/site/blog-post'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshPage } from '../../../testing/fresh-page.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ShareBar } from './share-bar.tsx'

freshPage()

const { share } = blogPost
const [article] = articles
const url = `${location.origin}/blog/${article?.slug}`

type Call = (...args: unknown[]) => Promise<void>

/** Presses the button in a browser with this share dialog and clipboard. */
async function press({ dialog, write }: { dialog?: Call; write: Call }) {
  if (!article) throw new Error('No article')
  const { user } = renderPage(<ShareBar {...article} />)
  vi.stubGlobal('navigator', { ...(dialog && { share: dialog }), clipboard: { writeText: write } })
  await user.click(screen.getByRole('button', { name: share.button }))
}

const works = () => vi.fn<Call>(async () => {})
const refuses = (name: string) => vi.fn<Call>(() => Promise.reject(new DOMException('No', name)))

test('the dialog of the device gets the title and the address', async () => {
  const [dialog, write] = [works(), works()]
  await press({ dialog, write })
  expect(dialog).toHaveBeenCalledWith({ title: article?.title, url })
  expect(write).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without a dialog the address is copied, and that is said', async () => {
  const write = works()
  await press({ write })
  expect(write).toHaveBeenCalledWith(url)
  expect(screen.getByRole('status').textContent).toBe(share.copied)
})

test('closing the dialog leads to nothing else', async () => {
  const write = works()
  await press({ dialog: refuses('AbortError'), write })
  expect(write).not.toHaveBeenCalled()
})

test('a dialog that does not open gives way to the clipboard', async () => {
  const write = works()
  await press({ dialog: refuses('NotAllowedError'), write })
  expect(write).toHaveBeenCalledWith(url)
})

test('where copying is refused, the address is there to be copied by hand', async () => {
  await press({ write: refuses('NotAllowedError') })
  expect(screen.getByRole('status').textContent).toBe(share.byHand)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: share.address })
  expect(field.value).toBe(url)
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(url.length)
})
