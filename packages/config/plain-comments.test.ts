import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import plugin from './plain-comments.ts'

/** Problems that the rule finds in a script, as its parser reads it: line and message. */
function problemsOf(code: string) {
  const found: string[] = []
  const rule: Parameters<RuleTester['run']>[1] = {
    create: ({ sourceCode }) =>
      plugin.rules.plain.create({
        sourceCode,
        report: ({ loc, message }) => found.push(`${loc.start.line}: ${message}`),
      }),
  }
  new RuleTester().run('plain', rule, { valid: [{ code, filename: 'page.tsx' }], invalid: [] })
  return found
}

describe('A riddle', () => {
  const opener = 'Begin with the noun or verb of the field: see STYLE.md.'

  it('is refused at the beginning of a comment, and a long line anywhere in it', () => {
    expect(problemsOf(`// Nobody\n/*\n * One ${'.'.repeat(112)}\n */`)).toEqual([
      `1: ${opener}`,
      '2: Keep a comment within 118 characters.',
    ])
    expect(problemsOf(`// A word for nobody\n/*\n * One ${'.'.repeat(111)}\n */`)).toEqual([])
  })

  it('is refused as the title of a test', () => {
    const title = 'Begin a test’s title with the thing that it is about: see STYLE.md.'
    expect(problemsOf("it.each([1])('who asks', () => {})")).toEqual([`1: ${title}`])
    expect(problemsOf("it('asks who', () => {})")).toEqual([])
  })
})

const tooMany = (line: number) => `${line}: Say it in two sentences, or move one to its line: see STYLE.md.`

describe('A comment of three sentences', () => {
  it.each([
    ['beside code', 'const cents = 1 // One. Two. Three.'],
    ['on one line', '/* One. Two. Three. */'],
    ['on several lines', '/**\n * One. Two\n * goes on.\n *\n * Three.\n */'],
    ['that ends without a full stop', '/** One. Two. Three */'],
    ['with a question and an exclamation', '// One? Two! Three.'],
    ['of which one is in brackets', '// One. (Two.) Three.'],
    ['of which one ends with a quotation', '// One says “no.” Two says "yes." Three.'],
    ['that begin with a name in lower case', '// One. npm test is two. `three` is three.'],
    ['with an empty line for a full stop', '/**\n * One\n *\n * Two. Three.\n */'],
    ['that begin after “etc.” and after the time of day', '// One, etc. Two at 9 a.m. Three.'],
    ['in markup', 'const page = <p>{/* One. Two. Three. */}</p>'],
  ])('is refused %s', (_, code) => {
    expect(problemsOf(code)).toEqual([tooMany(1)])
  })

  it('is refused in a run of lines, at the first of them', () => {
    expect(problemsOf('call()\n\n// One. Two\n// goes on.\n//\n// Three.\ncall()')).toEqual([tooMany(3)])
  })

  it('is refused in blocks of which one follows the other', () => {
    expect(problemsOf('/** One. Two. */\n// Three.\ncall()')).toEqual([tooMany(1)])
  })
})

describe('A comment of two sentences', () => {
  it.each([
    ['abbreviations', 'Zones, e.g. those of St. John’s, i.e. half an hour off, vs. UTC. Cf. approx. 9.'],
    ['abbreviations before capitals and numbers', 'No. 5 is by St. Helens, e.g. Seattle. Art. 6 is two.'],
    ['a list that ends with “etc.” or a time of day', 'Commas etc. are one. At 9 a.m. sharp is two.'],
    ['dots', 'It waits... then goes. It waits … and… goes.'],
    [
      'decimals, names of files and members, versions',
      'For 1.5 s by page.tsx. See RFC 9110 and order.id of 2.0.1.',
    ],
    ['code', '`a. b. c.` is one. It calls `Is it? Yes. No.` too.'],
    ['quotations that go on', '“No. Yes. No.” is one. It says "Not found. Go. Away." and ends.'],
    ['addresses', 'See https://example.com/a.b?c=d!e. Then two.'],
    ['operators', 'The form a ? B : c is one. If !a or a! is two.'],
    ['a numbered list', 'Steps:\n * 1. read\n * 2. write\n * and stop. Two.'],
  ])('may have %s, and not a third', (_, text) => {
    expect(problemsOf(`/* ${text} */`)).toEqual([])
    expect(problemsOf(`/* ${text} Three. */`)).toEqual([tooMany(1)])
  })

  it('may have tags below it, each with sentences of its own', () => {
    expect(problemsOf('/**\n * One. Two.\n * @template {One. Two} A\n * @param a One. Two.\n */')).toEqual([])
    expect(problemsOf('/** One. Two. @throws {DomainError} One, of @northword/server. Two. */')).toEqual([])
    expect(problemsOf('/**\n * One.\n * @param a One. Two. Three.\n */')).toEqual([tooMany(1)])
  })

  it('may have an example of any length', () => {
    expect(problemsOf('/**\n * One. Two.\n * @example first. second. third.\n */')).toEqual([])
  })

  it.each([
    ['of the next line', 'const a = 1 // One. Two.\nconst b = 2 // Three.'],
    ['below the next line', 'const a = 1 // One. Two.\n// Three.\ncall()'],
    ['behind an empty line', '// One. Two.\n\n// Three.\ncall()'],
    ['for a tool', '// One. Two.\n// oxlint-disable-next-line no-eval -- Three. Four.\ncall()'],
  ])('is not joined with the one %s', (_, code) => {
    expect(problemsOf(code)).toEqual([])
  })
})
