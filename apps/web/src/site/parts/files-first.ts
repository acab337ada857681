declare global {
  interface Window {
    /** The loader's `fetchFiles`, which knows what is here already. Absent where nothing was built. */
    fetchSiteFiles?: (paths: readonly string[]) => Promise<void>
  }
}

/**
 * The build puts this around every `import()`, in place of what vite itself would: fetches all files of the
 * part, named without the leading slash, then loads it. Rejects where one cannot be got; a later call tries again.
 */
export async function filesFirst<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await window.fetchSiteFiles?.(files.map((file) => `/${file}`))
  return load()
}
