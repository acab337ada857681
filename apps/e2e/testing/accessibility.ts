import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const scopes = {
  everything: `rules: { 'target-size': { enabled: true } }`,
  colours: `runOnly: 'cat.color'`,
}

/**
 * The problems that axe finds on the page as it is now, one line per element. Beyond its
 * defaults, which include best practices, it checks target sizes. Where only colours have changed since
 * the last check, `colours` is enough.
 */
export async function accessibilityProblems(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const endScripts = await letScriptsRun(page)
  await settle(page)
  // Evaluated, not added as a script: the page's policy would rightly refuse that.
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
 * Lets axe run in a page whose visitor has switched scripts off: the page stays as it came, for none of its own run
 * any more. Returns a function that switches them off again.
 */
async function letScriptsRun(page: Page): Promise<() => Promise<void>> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) return async () => {}
  const session = await page.context().newCDPSession(page)
  const switchOff = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A session hears only what changes for itself.
  await switchOff(true)
  await switchOff(false)
  return async () => void (await switchOff(true))
}

/** Lets animations end and cancels paused ones: half-faded text has half its contrast. */
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
