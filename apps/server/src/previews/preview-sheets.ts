import { previewWords as words } from '@northword/content/desk/preview'
import { previewPage } from '@northword/contract/desk/site-previews'
import { html } from '../features/payments/documents/markup.ts'
import { sheetOf } from '../features/payments/documents/sheet-frame.ts'

/* Pages around a preview. They are drawn without the site's build, which may be what is wrong. */

/** Page of a link. Only its button begins the preview. */
export const openingSheet = (brand: string, secret: string) =>
  sheetOf(
    words.open.title,
    html`<h1>${words.open.title}</h1>
      <p>${words.open.text(brand)}</p>
      <form method="post" action="${previewPage}">
        <input type="hidden" name="token" value="${secret}" />
        <button style="padding: .6em 1em; font: inherit">${words.open.button}</button>
      </form>`,
  )

export const endedSheet = () =>
  sheetOf(
    words.ended.title,
    html`<h1>${words.ended.title}</h1>
      <p>${words.ended.text}</p>
      <p><a href="/">${words.ended.link}</a></p>`,
    { status: 404 },
  )

/** @param faults sentences */
export const faultySheet = (faults: readonly string[]) =>
  sheetOf(
    words.faulty.title,
    html`<h1>${words.faulty.title}</h1>
      <p>${words.faulty.text}</p>
      <ul>
        ${faults.map((fault) => html`<li>${fault}</li>`)}
      </ul>`,
  )
