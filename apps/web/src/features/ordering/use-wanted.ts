import { orderMessages } from '@northword/contract/messages'
import { useCallback, useState } from 'react'
import { toast } from '../../ui/toast.ts'

/**
 * Code that is fetched when somebody wants it. `want` resolves to whether it is there now; where it
 * cannot be fetched, the visitor is told. `load` must be the same function on every render.
 */
export function useWanted<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module | null>(null)
  const [loading, setLoading] = useState(false)

  const want = useCallback(async () => {
    setLoading(true)
    try {
      const module = await load()
      setLoaded(() => module)
      return true
    } catch {
      const { unexpectedTitle: title, unexpected: description } = orderMessages
      toast({ title, description, tone: 'destructive' })
      return false
    } finally {
      setLoading(false)
    }
  }, [load])

  return { loaded, loading, want }
}
