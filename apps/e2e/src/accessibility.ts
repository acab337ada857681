import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const scopes = {
  everything: `rules: { 'target-size': { enabled: true } }`,
  colours: `runOnly: 'cat.color'`,
}

/**
 * What axe finds on the page as it is now, one line per element; empty where all is well. Beyond its
 * defaults, best practices among them, target sizes are checked too. Where only colours have changed since
 * all was well, it is enough to look at `colours`.
 */
export async function accessibilityProblems(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  await settle(page)
  // Evaluated, not added as a script: the page's policy would rightly refuse that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { ${scopes[what]}, resultTypes: ['violations'] })`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
}

/** Half-faded text has half its contrast: lets what runs end, and shows what waits to fade in. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    // A change of colours begins a frame after what caused it, and one ends where the next begins.
    let quietFrames = 0
    for (let frame = 0; frame < 20 && quietFrames < 2; frame += 1) {
      await nextFrame()
      const animations = document.getAnimations()
      for (const animation of animations) if (animation.playState === 'paused') animation.cancel()
      const running = animations.filter((each) => each.playState === 'running' && ends(each))
      quietFrames = running.length === 0 ? quietFrames + 1 : 0
      await Promise.allSettled(running.map((animation) => animation.finished))
    }
  })
}
