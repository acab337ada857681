declare global {
  interface Window {
    /** The loader's `fetchFiles`, which knows the loaded files. Absent without a build. */
    fetchSiteFiles?: (paths: readonly string[]) => Promise<void>
  }
}

let awaited: Promise<unknown> | undefined

/**
 * The build wraps every `import()` in this, instead of vite's preload: fetches all files, named without a leading
 * slash, then imports. Rejects if one cannot be fetched; the next call retries.
 */
export async function filesFirst<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all([window.fetchSiteFiles?.(files.map((file) => `/${file}`)), awaited])
  return load()
}

/** Calls `load`, whose `import()` fetches its files now and runs them once `ready` has come. */
export function onceReady<Part>(
  ready: Promise<unknown> | undefined,
  load: () => Promise<Part>,
): Promise<Part> {
  awaited = ready
  try {
    return load()
  } finally {
    awaited = undefined
  }
}
