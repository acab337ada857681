import type { PageBytes } from './page-bytes.ts'

/** The most bytes that a page may send, compressed. */
export interface Budget extends Omit<PageBytes, 'file'> {}

/** A page that is read; it must stay close to what a static page of the same content costs. */
const contentBudget: Budget = { html: 25_000, scripts: 90_000, inline: 5_000, fonts: 70_000 }

/** Forms by which people get in. What checks and sends them is fetched when a field is touched. */
const formBudget: Budget = { ...contentBudget, scripts: 92_000 }

/** The desk of a client: Mantine, tRPC and the schemas, which run at once, with dialogs, tabs and tables. It is reached by signing in, not by searching. */
const deskBudget: Budget = { ...contentBudget, scripts: 180_000 }

const budgets: [files: RegExp, budget: Budget][] = [
  [/^dashboard/, deskBudget],
  [/^(login|login\/link|signup|forgot-password|reset-password|verify-email)\.html$/, formBudget],
]

/** The budget of a page; it is that of content unless the page is known to be a tool. */
export function budgetOf(file: string): Budget {
  return budgets.find(([files]) => files.test(file))?.[1] ?? contentBudget
}

/** The parts of a page that cost more than they may. */
export function overBudget(page: PageBytes): (keyof Budget)[] {
  const budget = budgetOf(page.file)
  return parts.filter((part) => page[part] > budget[part])
}

const parts = ['html', 'scripts', 'inline', 'fonts'] as const

/** All pages with bytes and limits, for whoever has to find out where they went. */
export function budgetTable(pages: PageBytes[]): string {
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
