import type { HtmlTagDescriptor } from 'vite'

/**
 * Theme variables, and the colour scheme before first paint, for a document outside of the prerendered site. The
 * server allows the one script by hash.
 */
export async function themeTags(): Promise<HtmlTagDescriptor[]> {
  // Imported when called, because every web test reads the configuration too.
  const [{ themeStyles }, { buildScript }] = await Promise.all([
    import('@northword/web/theme-styles'),
    import('./prerender/build-loader.ts'),
  ])
  return [
    { tag: 'style', children: themeStyles(), injectTo: 'head' },
    { tag: 'script', children: await buildScript('desk/first'), injectTo: 'head' },
  ]
}
