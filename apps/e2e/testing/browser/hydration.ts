import type { Page } from 'playwright-core'

/** Moves the pointer, which starts hydration, and waits for it. */
export async function hydrate(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await page.waitForFunction(() => {
    const first = document.querySelector('#root')?.firstElementChild
    return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  })
}

/** Holds the scripts of later pages back. Returns a function that lets them go on. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await mayGoOn
    await route.continue()
  })
  return goOn
}

/** HTML of the content, to compare before and after hydration. Mantine changes its fields' ids meanwhile. */
export async function markup(page: Page): Promise<string> {
  const html = await page.locator('#root').innerHTML()
  return html.replaceAll(/(?<=(?:for|id|aria-[a-z]+)="[^"]*)mantine-(?:_R_\w+_|[a-z0-9]+)/g, 'mantine')
}
