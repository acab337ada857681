import type { Plugin } from 'vite'

/**
 * Completes `desk.html`, in the build and in development: the theme's variables, the colour scheme before anything is
 * painted, and what is said where no script runs. The server allows the one script in it by its hash.
 */
export const deskDocument: Plugin = {
  name: 'desk-document',
  transformIndexHtml: {
    // What is put in now is not looked at again.
    order: 'post',
    async handler(html, { path }) {
      if (path !== '/desk.html') return html
      // Fetched here, because every test of the web reads this configuration too.
      const [{ themeStyles }, { buildScript }, { desk }] = await Promise.all([
        import('@northword/web/theme-styles'),
        import('./prerender/build-loader.ts'),
        import('@northword/content/desk-frame'),
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
