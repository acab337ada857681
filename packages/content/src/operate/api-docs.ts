/** Frame of the pages about the API, at `/docs/api`. */
export const apiDocs = {
  navLabel: 'API',
  titleOf: (page: string, brand: string) => `${page} · ${brand} API`,
  homeLinkOf: (brand: string) => `${brand}, home page`,
  skipLink: 'Skip to content',
  contents: 'On this page',
  /** In the order of the links. */
  pages: {
    reference: { path: '/docs/api', link: 'Reference' },
    guide: { path: '/docs/api/guide', link: 'Guide' },
    webhooks: { path: '/docs/api/webhooks', link: 'Webhooks' },
  },
  document: { path: '/api/openapi.json', link: 'OpenAPI' },
  failed: 'The reference could not be loaded. Check your connection, then load the page again.',
  /** Until the reference is loaded, which needs scripts. */
  unscripted: {
    heading: 'API Reference',
    text: 'Each call, with its fields and a form to try it, appears here in a moment. This needs JavaScript. The guide does not, and programs can read the OpenAPI document.',
  },
}
export type ApiPage = keyof typeof apiDocs.pages
