import { type BrandColors, defaultColors } from '@northword/contract/colors/palettes'
import type { SiteContent } from '@northword/contract/content/site-content'
import { sheets } from '@northword/content/site/sheets'
import type { Sheet } from '../../../doors/sheet-route.ts'
import { html, Markup } from './markup.ts'
import { sheetStyle } from './sheet-style.ts'

interface Look {
  status?: Sheet['status']
  /** Missing: a page of the software. */
  colors?: BrandColors
}

export function sheetOf(
  title: string,
  matter: Markup,
  { status = 200, colors = defaultColors }: Look = {},
): Sheet {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Markup(sheetStyle(colors))}
        </style>
      </head>
      <body>
        <main>${matter}</main>
      </body>
    </html> `
  return { status, html: document.text }
}

export const sheetHead = (
  title: string,
  brand: string,
  address: readonly string[],
  below: readonly string[],
) =>
  html`<header>
    <p class="brand">${brand}</p>
    <address>${[...address, ...below].map((line) => html`<span>${line}</span>`)}</address>
    <h1>${title}</h1>
  </header>`

export const sheetFacts = (facts: readonly (readonly [label: string, value: string])[]) =>
  html`<dl>
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

/** @param page address of the order's page */
export const sheetFoot = (page: string) =>
  html`<footer>
    <p>${sheets.currency}</p>
    <p class="screen">${sheets.print}</p>
    <p class="screen"><a href="${page}">${sheets.back}</a></p>
  </footer>`

const { missing } = sheets

/** The same for numbers of others and numbers that do not exist. */
export const missingSheet = ({ company: { brand, emails }, colors }: SiteContent): Sheet =>
  sheetOf(
    missing.title,
    html`${sheetHead(missing.title, brand, [], [])}
      <p>${missing.text(emails.orders)}</p>
      <p><a href="${missing.link.path}">${missing.link.label}</a></p>`,
    { status: 404, colors },
  )
