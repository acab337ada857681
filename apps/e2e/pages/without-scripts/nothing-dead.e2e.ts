import { firstOf } from '@northword/rig/first-of'
import { describe, expect } from 'vitest'
import { readSite, useReader, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { newcomer } from '../../testing/browser/consent.ts'
import { otherArticles, publicPaths } from '../../testing/pages/routes.ts'

describe.skipIf(withoutBrowser)('Without scripts', () => {
  const site = readSite()
  const page = useReader(() => site, { ...newcomer, javaScriptEnabled: false })

  // Articles share a template, so the first of them is among the pages of npm test.
  firstOf([...publicPaths, ...otherArticles], publicPaths.length)(
    '%s shows no button and no field that does nothing',
    async (path) => {
      await page().goto(path)
      const { dead, forms } = await page().evaluate(lookForForms)
      expect(dead).toEqual([])
      const answers = await Promise.all(
        forms.map(async (form) => [form.action, await statusOf(form)] as const),
      )
      expect(answers.filter(([, status]) => status === 404 || status === 405 || status >= 500)).toEqual([])
    },
  )

  /** Status of the server's answer to an empty form. */
  async function statusOf({ method, action }: PlainForm): Promise<number> {
    const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = method === 'post' ? { method, headers, body: '' } : {}
    const { status, body } = await fetch(action, { ...sent, redirect: 'manual' })
    await body?.cancel()
    return status
  }
})

interface PlainForm {
  method: string
  action: string
}

/** Runs in the page: its forms, and visible controls that belong to no form. */
function lookForForms(): { dead: string[]; forms: PlainForm[] } {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const controls = [
    ...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, textarea, select'),
  ]
  const isSubmit = ({ type }: HTMLElement & { type: string }) => type === 'submit'
  const canBeSent = (form: HTMLFormElement) =>
    controls.some(
      (control) => control.form === form && isSubmit(control) && isSeen(control) && !control.disabled,
    )
  const isDead = (control: HTMLButtonElement | HTMLInputElement) =>
    !control.form || !canBeSent(control.form) || (control.matches('button') && !isSubmit(control))
  const dead = controls.filter((control) => isSeen(control) && !control.disabled && isDead(control))
  return {
    dead: dead.map(({ outerHTML }) => outerHTML.slice(0, 160)),
    forms: [...document.forms].map(({ method, action }) => ({ method, action })),
  }
}
