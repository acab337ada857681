import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it is now, one line per element; empty where all is well. Beyond its
 * defaults, target sizes are checked too.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settle(page)
  // Evaluated, not added as a script: the page's policy would rightly refuse that.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
}

/** Half-faded text has half its contrast: lets what runs end, and shows what waits to fade in. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const animations = document.getAnimations()
    for (const animation of animations) if (animation.playState === 'paused') animation.cancel()
    const running = animations.filter(({ playState }) => playState === 'running')
    await Promise.allSettled(running.map((animation) => animation.finished))
  })
}
