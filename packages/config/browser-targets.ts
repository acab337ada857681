/**
 * The oldest browsers in which everything works, by their names in @mdn/browser-compat-data: those that were
 * widely available on 1 January 2026. The build writes syntax and styles for them (`buildTargets`), and
 * `older-browsers.e2e.ts` takes away whatever one of them lacks.
 */
export const browserTargets = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** The same for vite. */
export const buildTargets = Object.entries(browserTargets).map(
  ([name, version]) => name.replace('safari_ios', 'ios') + version,
)
