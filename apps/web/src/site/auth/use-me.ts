import { useQuery } from '@tanstack/react-query'
import { getJson } from '../api/get-json.ts'
import { isStorageReadable } from '../device/device-storage.ts'
import { type Me, meKey } from './me.ts'
import { useSessionHint } from '../session/session-store.ts'

/**
 * Who is signed in, as the server says: undefined while that is not known, null when nobody is. It is
 * asked only where this browser remembers somebody, which may be out of date, or may remember nobody.
 */
export function useMe() {
  const hint = useSessionHint()
  const asked = hint !== null || !isStorageReadable()
  const { data } = useQuery({
    queryKey: meKey,
    queryFn: getJson<Me | null>({ on401: 'returnNull' }),
    enabled: asked,
  })
  if (!asked) return null
  return data && data.user
}
