import { useSearchParams } from 'react-router-dom'
import { tabIn } from '../frame/tabs.ts'

/** Where a form of the dashboard is posted to by itself: it leads back to the tab that it stands on. */
export function useFormAddress(name: string): string {
  const tab = tabIn(useSearchParams()[0])
  return `/dashboard/${name}${tab === 'profile' ? '?tab=profile' : ''}`
}
