import { sharing } from './head/sharing.ts'
import { type Grounds, siteLinks } from './head/site-links.ts'
import { structuredData } from './head/structured-data.ts'
import type { PageAssets } from './site-parts.ts'
import type { PageFacts } from './page-facts.ts'
import { publicUrl } from './public-url.ts'
import { escape } from './head/escape.ts'

interface DocumentParts {
  facts: PageFacts
  hydrate: string | undefined
  /** HTML before React's root. */
  start: string
  body: string
  /** Element with the matter that the page's scripts read. */
  matter: string
  assets: PageAssets
  loader: string
  /** Path of the rest of the loader. */
  rest: string
  grounds: Grounds
  themeStyles: string
  noScriptStyles: string
}

/** A complete page with inline styles and loader. */
export function htmlDocument(parts: DocumentParts): string {
  return [
    '<!doctype html>',
    // Scheme for browsers without scripts; the loader corrects it before first paint.
    '<html lang="en" data-mantine-color-scheme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...preloads(parts.assets),
    `<script>${parts.loader}</script>`,
    ...descriptions(parts.facts),
    ...siteLinks(parts.facts, parts.grounds),
    ...sharing(parts.facts),
    ...styles(parts),
    ...scripts(parts),
    ...structuredData(parts.facts),
    '</head>',
    `<body>${parts.start}<div id="root">${parts.body}</div>${parts.matter}</body>`,
    '</html>',
    '',
  ].join('\n')
}

function preloads({ fonts }: PageAssets): string[] {
  return fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
}

function styles({ assets, themeStyles, noScriptStyles }: DocumentParts): string[] {
  return [
    `<style>${themeStyles}\n${assets.styles.map(({ css }) => css).join('\n')}</style>`,
    // The server's styles show what the loader would have found out.
    `<noscript><style>${noScriptStyles}</style><link rel="stylesheet" href="/visitor.css"></noscript>`,
  ]
}

function scripts({ assets, rest, hydrate }: DocumentParts): string[] {
  const now = hydrate ? ` data-hydrate="${hydrate}"` : ''
  const next = assets.next.length > 0 ? ` data-next="${assets.next.join(' ')}"` : ''
  const files = `content="${assets.scripts.join(' ')}" data-rest="${rest}"`
  // Names the styles that are in the page, for the loader; never fetched.
  const hrefs = assets.styles.map(({ href }) => href).join(' ')
  const here = hrefs ? ` data-styles="${hrefs}"` : ''
  return [`<meta name="northword-scripts" ${files}${now}${next}${here}>`]
}

/** Title, description, robots and canonical tags. */
function descriptions({ title, description, pathname, isIndexed, article }: PageFacts): string[] {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(article ? [`<meta name="author" content="${escape(article.author)}">`] : []),
    isIndexed
      ? `<link rel="canonical" href="${publicUrl}${pathname}">`
      : '<meta name="robots" content="noindex">',
  ]
}
