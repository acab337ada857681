import { useSearchParams } from 'react-router-dom'
import { tabIn } from '../frame/tabs.ts'

/** Action of a plain form on the dashboard. The server redirects to the tab of the form. */
export function useFormAddress(name: string): string {
  const tab = tabIn(useSearchParams()[0])
  return `/dashboard/${name}${tab === 'profile' ? '?tab=profile' : ''}`
}
