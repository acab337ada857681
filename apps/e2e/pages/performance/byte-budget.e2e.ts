import { describe, expect, it } from 'vitest'
import {
  fontsOf,
  hydratingScripts,
  inlineScripts,
  type PageBytes,
  readPageBytes,
} from '../../testing/pages/page-bytes.ts'

describe('The bytes of a page', () => {
  it('stay within its budget, on every page', async () => {
    const pages = await readPageBytes()
    expect(pages.map(({ file }) => file)).toContain('index.html')
    expect(pages.every((page) => Object.values(page).every(Boolean))).toBe(true)
    expect(
      pages.filter((page) => overBudget(page).length > 0),
      `\n${budgetTable(pages)}\n`,
    ).toEqual([])
  })

  it('are looked for in all that the page names, and not in its data', () => {
    const html = `<script>load()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>
      <meta name="northword-scripts" content="/a.js /b.js">
      <style>@font-face{src:url(/assets/a.woff2)}@font-face{src:url("/assets/a.woff2")}</style>`
    expect(inlineScripts(html)).toEqual(['load()'])
    expect(hydratingScripts(html)).toEqual(['/a.js', '/b.js'])
    expect(fontsOf(html)).toEqual(['/assets/a.woff2'])
  })

  it('are told apart by page where they are too many', () => {
    const page: PageBytes = {
      file: 'index.html',
      html: 25_001,
      scripts: 90_700,
      inline: 1,
      follower: 1,
      fonts: 1,
    }
    expect(overBudget(page)).toEqual(['html'])
    expect(overBudget({ ...page, file: 'login.html', html: 1, scripts: 93_000 })).toEqual([])
    expect(budgetTable([page])).toContain('25001 of 25000 !')
    expect(budgetOf('blog/login.html').scripts).toBe(91_000)
  })
})

/**
 * Most compressed bytes of a page. Scripts keep at least 150 bytes free: they name each other by random hashes, whose
 * compressed size differs by some 20 bytes from build to build.
 */
interface Budget extends Omit<PageBytes, 'file'> {}

/** A page for reading must stay close to a static page with the same content. */
const contentBudget: Budget = { html: 25_000, scripts: 91_000, inline: 2_580, follower: 3_050, fonts: 70_000 }

/** Sign-in forms, whose sending code loads when a field is touched. */
const formBudget: Budget = { ...contentBudget, scripts: 93_400 }

/** Runs all form code at once; its document brings the catalogue. */
const orderBudget: Budget = { ...contentBudget, html: 13_400, scripts: 94_800 }

/** Runs Mantine, tRPC and schemas at once. Visitors reach it by signing in, not by searching. */
const deskBudget: Budget = { ...contentBudget, scripts: 181_100 }

/** The dashboard's order page, with forms for dead links. */
const linkBudget: Budget = { ...deskBudget, scripts: 184_400 }

const budgets: [files: RegExp, budget: Budget][] = [
  [/^dashboard/, deskBudget],
  [/^o\.html$/, linkBudget],
  [/^order\//, orderBudget],
  [/^(login|login\/link|signup|forgot-password|reset-password|verify-email)\.html$/, formBudget],
]

/** Default: content. */
function budgetOf(file: string): Budget {
  return budgets.find(([files]) => files.test(file))?.[1] ?? contentBudget
}

function overBudget(page: PageBytes): (keyof Budget)[] {
  const budget = budgetOf(page.file)
  return parts.filter((part) => page[part] > budget[part])
}

const parts = ['html', 'scripts', 'inline', 'follower', 'fonts'] as const

/** All pages with bytes and limits, for the failure message. */
function budgetTable(pages: PageBytes[]): string {
  const lines = pages.map((page) => {
    const budget = budgetOf(page.file)
    const cells = parts.map(
      (part) => `${page[part]} of ${budget[part]}${page[part] > budget[part] ? ' !' : ''}`,
    )
    return [page.file, ...cells]
  })
  const rows = [['page', ...parts], ...lines]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
