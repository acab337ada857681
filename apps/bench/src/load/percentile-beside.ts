/** The percentile of visits while something is done again and again. */
export async function percentileBeside(
  visiting: () => Promise<number>,
  act: () => Promise<unknown>,
): Promise<number> {
  const end = new AbortController()
  const acting = (async () => {
    while (!end.signal.aborted) await act()
  })()
  const percentile = await visiting()
  end.abort()
  await acting
  return percentile
}
