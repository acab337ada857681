import type { Plugin } from 'vite'
import { themeTags } from './theme-tags.ts'

/** Completes `desk.html` in build and development: theme, title, and text without scripts. */
export const deskDocument: Plugin = {
  name: 'desk-document',
  transformIndexHtml: {
    // After vite, which does not process what is added here.
    order: 'post',
    async handler(html, { path }) {
      if (path !== '/desk.html') return html
      // Imported here, because every web test reads this configuration too.
      const [{ desk }, tags] = await Promise.all([import('@northword/content/desk/desk-frame'), themeTags()])
      return {
        html: html.replace('%title%', desk.title),
        tags: [...tags, { tag: 'noscript', children: desk.needsScript, injectTo: 'body' }],
      }
    },
  },
}
