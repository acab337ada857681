import { toast, type ToastContent } from '../../site/ui/toast.ts'
import { useGoHomeSignedOut } from '../frame/sign-out.ts'

/** Goes home, signed out, and says what has happened in place of the usual words. */
export function useFarewell() {
  const goHome = useGoHomeSignedOut()
  return (words: ToastContent) => {
    goHome()
    toast(words)
  }
}
