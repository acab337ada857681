declare global {
  interface Window {
    /** The loader's `fetchFiles`, which knows the loaded files. Absent without a build. */
    fetchSiteFiles?: (paths: readonly string[]) => Promise<void>
  }
}

/**
 * The build wraps every `import()` in this, instead of vite's preload: fetches all files, named without a leading
 * slash, then imports. Rejects if one cannot be fetched; the next call retries.
 */
export async function filesFirst<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await window.fetchSiteFiles?.(files.map((file) => `/${file}`))
  return load()
}
