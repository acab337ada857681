import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { queryAllByRole } from '@testing-library/dom'
import type { Query } from './engine.ts'

const require = createRequire(import.meta.url)

/** Script that installs the library for {@link findInPage}. */
export const equipment = `(() => {
  if ('TestingLibraryDom' in window) return
  ${readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')}
})()`

declare global {
  interface Window {
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole }
    /** Errors of this document, for an engine that does not report them. */
    heardProblems?: string[]
  }
}

/** Runs in the page: the first visible match. Must be self-contained. */
export function findInPage(query: Query): HTMLElement | null {
  const { queryAllByRole: allByRole } = window.TestingLibraryDom
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const isLabelled = (element: HTMLElement, label: string) =>
    'labels' in element &&
    element.labels instanceof NodeList &&
    [...element.labels].some((each) => each.textContent?.replace(/[\s*]+$/, '') === label)
  const find = ({ within, role, name, label }: Query): HTMLElement | undefined => {
    const scope = within ? find(within) : document.body
    if (!scope) return undefined
    const found = role
      ? allByRole(scope, role, name === undefined ? {} : { name })
      : [...scope.querySelectorAll<HTMLElement>('input, textarea, select')]
    return found.find((element) => isVisible(element) && (label === undefined || isLabelled(element, label)))
  }
  return find(query) ?? null
}

/** Runs in the page: records errors from now on, and returns those recorded so far. */
export function hearProblems(): string[] {
  const known = window.heardProblems
  if (known) return known
  const heard: string[] = []
  window.heardProblems = heard
  addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${String(reason)}`))
  const { error } = console
  console.error = (...words: unknown[]) => {
    heard.push(`error: ${words.join(' ')}`)
    error(...words)
  }
  return heard
}
