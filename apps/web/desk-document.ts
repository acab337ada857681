import type { Plugin } from 'vite'

/**
 * Completes `desk.html` in build and development: theme variables, colour scheme before first paint, text without
 * scripts. The server allows its one script by hash.
 */
export const deskDocument: Plugin = {
  name: 'desk-document',
  transformIndexHtml: {
    // After vite, which does not process what is added here.
    order: 'post',
    async handler(html, { path }) {
      if (path !== '/desk.html') return html
      // Imported here, because every web test reads this configuration too.
      const [{ themeStyles }, { buildScript }, { desk }] = await Promise.all([
        import('@northword/web/theme-styles'),
        import('./prerender/build-loader.ts'),
        import('@northword/content/desk/desk-frame'),
      ])
      const script = await buildScript('desk/first')
      return {
        html: html.replace('%title%', desk.title),
        tags: [
          { tag: 'style', children: themeStyles(), injectTo: 'head' },
          { tag: 'script', children: script, injectTo: 'head' },
          { tag: 'noscript', children: desk.needsScript, injectTo: 'body' },
        ],
      }
    },
  },
}
