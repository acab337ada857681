import { toast, type ToastContent } from '../../ui/toast.ts'
import { useGoHomeSignedOut } from '../session/sign-out.ts'

/** Goes home, signed out, and says what has happened in place of the usual words. */
export function useFarewell() {
  const goHome = useGoHomeSignedOut()
  return (words: ToastContent) => {
    goHome()
    toast(words)
  }
}
