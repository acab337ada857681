import { useCallback, useState } from 'react'

/**
 * Code that is fetched when somebody wants it. `want` resolves to whether it is there now; `failed` as
 * long as the last attempt did not get it. `load` must be the same function on every render.
 */
export function useWanted<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)

  const want = useCallback(async () => {
    setLoading(true)
    setFailed(false)
    try {
      const module = await load()
      setLoaded(() => module)
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setLoading(false)
    }
  }, [load])

  return { loaded, loading, failed, want }
}
