import { consent } from '@northword/content/site/consent'
import {
  type CookiePreferences,
  optionalCategories,
  preferencesWhere,
} from '@northword/contract/site/consent'
import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isSignalled, saveAnswer, shownPreferences, subscribeToConsent } from './consent.ts'

const { saved, notKept, unsaved } = consent.manager

/** Reads the switches from the DOM, so that one moved before hydration counts. */
export function useConsentForm() {
  const ref = useRef<HTMLFormElement>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const [outcome, setOutcome] = useState('')
  const look = useCallback(() => setUnsaved(ref.current !== null && differs(readSwitches(ref.current))), [])

  useEffect(() => {
    look()
    return subscribeToConsent(look)
  }, [look])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isKept = saveAnswer(readSwitches(event.currentTarget))
    setOutcome(isKept ? saved : notKept)
    if (isKept) window.alert(saved)
  }
  const declineAll = (event: MouseEvent) => {
    event.preventDefault()
    for (const name of optionalCategories) {
      const input = ref.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.checked = false
    }
    look()
  }

  const status = isUnsaved ? unsaved : outcome
  return {
    ref,
    look,
    save,
    declineAll,
    status,
    isSignalled: useSyncExternalStore(subscribeToConsent, isSignalled, () => false),
  }
}

function readSwitches(form: HTMLFormElement): CookiePreferences {
  const data = new FormData(form)
  return preferencesWhere((category) => data.has(category))
}

function differs(preferences: CookiePreferences): boolean {
  const shown = shownPreferences()
  return optionalCategories.some((category) => preferences[category] !== shown[category])
}
