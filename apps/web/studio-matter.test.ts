// @vitest-environment node
import { expect, test } from 'vitest'
import { fromDocument, pathsIn } from './studio-matter.ts'

test('a module reads the parts that it names from its document, and does not load the site', () => {
  const { code, paths } = fromDocument(`import { site } from '#site'
export const hours = site.company.hours.label
export const questions = site.questions.map(({ question }) => question)`)
  expect(paths).toEqual(['company.hours.label', 'questions'])
  expect(code).toContain('export const hours = (/* @__PURE__ */ matter("company.hours.label"))\n')
  expect(code).toContain('export const questions = (/* @__PURE__ */ matter("questions")).map(')
  expect(code).not.toMatch(/#site|\bsite\./)
})

test('a module that names the release reads it from its document, too', () => {
  const { paths } = fromDocument(`import { site } from '#site'
export const shown = () => site.release`)
  expect(paths).toEqual(['release'])
})

test('a chunk reads the paths that its own modules name and that are left in it', () => {
  const named = new Map([
    ['/home.ts', ['home', 'home.hero']],
    ['/faq.ts', ['questions']],
  ])
  const code = 'const a=m(`home.hero`),b={id:"home"},c="questions"'
  expect(pathsIn({ code, moduleIds: ['/home.ts', '/other.ts'] }, named)).toEqual(['home', 'home.hero'])
  expect(pathsIn({ code: '', moduleIds: ['/faq.ts'] }, named)).toEqual([])
})
