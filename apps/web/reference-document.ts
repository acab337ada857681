import { marksOfApiPages } from '@northword/contract/site/marks-of-api-pages'
import type { Plugin } from 'vite'
import { themeTags } from './theme-tags.ts'

/** Completes the pages of `docs/api` in build and development: theme, frame, and the text of the guide. */
export const referenceDocument: Plugin = {
  name: 'reference-document',
  transformIndexHtml: {
    // After vite, which does not process what is added here.
    order: 'post',
    async handler(html, { path, server }) {
      if (!path.startsWith('/docs/api/')) return html
      // Imported here, because every web test reads this configuration too.
      const [{ apiPage }, { company }, { noScriptStyles }, tags] = await Promise.all([
        import('./prerender/reference/api-page.ts'),
        import('@northword/content/studio/company'),
        import('@northword/web/theme-styles'),
        themeTags(),
      ])
      const { title, body } = await apiPage(path, server ? company : marksOfApiPages)
      const styles = { tag: 'style', children: noScriptStyles() }
      return {
        html: html.replace('%title%', () => title).replace('%body%', () => body),
        tags: [...tags, { tag: 'noscript', children: [styles], injectTo: 'head' }],
      }
    },
  },
}
