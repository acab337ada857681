import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const scopes = {
  everything: `rules: { 'target-size': { enabled: true } }`,
  colours: `runOnly: 'cat.color'`,
}

/**
 * Violations found by axe, one line per element: its defaults with best practices, and target sizes. `colours` is
 * enough after a change of colours only.
 */
export async function accessibilityProblems(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const endScripts = await letScriptsRun(page)
  await settle(page)
  // Evaluated instead of added as a script element, which the page's CSP would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { ${scopes[what]}, resultTypes: ['violations'] })`,
  )
  await endScripts()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
}

/**
 * Enables scripts for axe on a page without scripts; the page's own do not run any more. Returns a function that
 * disables them again.
 */
async function letScriptsRun(page: Page): Promise<() => Promise<void>> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) return async () => {}
  const session = await page.context().newCDPSession(page)
  const switchOff = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A CDP session applies only its own changes.
  await switchOff(true)
  await switchOff(false)
  return async () => void (await switchOff(true))
}

/** Finishes animations and cancels paused ones: half-faded text has too little contrast. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
    // A colour transition starts one frame after its cause, and one may start when another ends.
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
