/**
 * Oldest supported browsers, by their names in @mdn/browser-compat-data: those widely available on 1 January 2026.
 * Builds target them (`buildTargets`), and `older-browsers.e2e.ts` removes features that any of them lacks.
 */
export const browserTargets = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** For vite. */
export const buildTargets = Object.entries(browserTargets).map(
  ([name, version]) => name.replace('safari_ios', 'ios') + version,
)
