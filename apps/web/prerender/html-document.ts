import { company } from '@northword/content/company'
import type { PageAssets } from './page-assets.ts'

/** Stands in the built pages for the public address, which only the server knows. */
const publicUrl = '__PUBLIC_URL__'

interface DocumentParts {
  title: string
  description: string
  pathname: string
  /** False for a page that has no address of its own. */
  isIndexed: boolean
  hydrate: 'now' | undefined
  body: string
  assets: PageAssets
  loader: string
  themeStyles: string
  noScriptStyles: string
}

/** A complete page: its content, its styles and its loader in one file. */
export function htmlDocument(parts: DocumentParts): string {
  return [
    '<!doctype html>',
    // The scheme is the one for browsers without scripts; the loader corrects it before the first paint.
    '<html lang="en" data-mantine-color-scheme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...preloads(parts.assets),
    `<script>${parts.loader}</script>`,
    ...descriptions(parts),
    ...styles(parts),
    ...scripts(parts),
    '</head>',
    `<body><div id="root">${parts.body}</div></body>`,
    '</html>',
    '',
  ].join('\n')
}

function preloads({ fonts }: PageAssets): string[] {
  return fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
}

function descriptions({ title, description, pathname, isIndexed }: DocumentParts): string[] {
  const url = `${publicUrl}${pathname}`
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(isIndexed ? [`<link rel="canonical" href="${url}">`] : ['<meta name="robots" content="noindex">']),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta property="og:site_name" content="${escape(company.brand)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${url}">`,
    '<meta name="twitter:card" content="summary">',
    `<meta name="twitter:title" content="${escape(title)}">`,
    `<meta name="twitter:description" content="${escape(description)}">`,
  ]
}

function styles({ assets, themeStyles, noScriptStyles }: DocumentParts): string[] {
  return [
    `<style>${themeStyles}\n${assets.styles.map(({ css }) => css).join('\n')}</style>`,
    `<noscript><style>${noScriptStyles}</style></noscript>`,
    // Never fetched: they tell vite's preloading that these styles are already in the page.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
  ]
}

function scripts({ assets, hydrate }: DocumentParts): string[] {
  const now = hydrate ? ` data-hydrate="${hydrate}"` : ''
  return [`<meta name="northword-scripts" content="${assets.scripts.join(' ')}"${now}>`]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
