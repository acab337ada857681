import type { Locator, Page } from 'playwright-core'

/** By the specification's label. */
const toastArea = (page: Page) => page.getByRole('region', { name: /^Notification/ })

export const toasts = (page: Page): Locator => toastArea(page).locator('li')

export async function toastSaying(page: Page, words: string): Promise<Locator> {
  const toast = toasts(page).filter({ hasText: words })
  await toast.waitFor()
  return toast
}

/** Milliseconds between two toasts, measured in the page. Call before the first appears, await after the second. */
export const pauseBetween = (page: Page, first: string, second: string): Promise<number> =>
  page.evaluate(
    async (sentences) => {
      const appearance = (sentence: string) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const shown = [...document.querySelectorAll<HTMLElement>('[role="region"] li')]
            if (!shown.some(({ innerText }) => innerText.includes(sentence))) return
            observer.disconnect()
            resolve(performance.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        })
      const [one = 0, other = 0] = await Promise.all(sentences.map(appearance))
      return other - one
    },
    [first, second],
  )
