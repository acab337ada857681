import type { Page } from 'playwright-core'

/** Moves the pointer, as a visitor does, and waits until the page is hydrated. */
export async function hydrate(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.waitForFunction(() => {
    const first = document.querySelector('#root')?.firstElementChild
    return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  })
}

/** The markup of the page's content, to compare before and after. Mantine gives its fields new ids meanwhile. */
export async function markup(page: Page): Promise<string> {
  const html = await page.locator('#root').innerHTML()
  return html.replaceAll(/(?<=(?:for|id|aria-[a-z]+)="[^"]*)mantine-(?:_R_\w+_|[a-z0-9]+)/g, 'mantine')
}
