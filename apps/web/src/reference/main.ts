import '@northword/contract/no-eval'
import { apiDocs } from '@northword/content/operate/api-docs'
import { applyColorScheme, followColorScheme } from '../site/loader/color-scheme.ts'
import { loadScalar } from './load-scalar.ts'
import { configuration } from './reference-configuration.ts'
import './guide.css'
import './reference.css'

applyColorScheme()
followColorScheme()

const until = document.querySelector('[data-scalar]')
try {
  const { createApiReference } = await loadScalar(until?.getAttribute('data-scalar') ?? '')
  const reference = createApiReference('#reference', configuration())
  until?.remove()
  new MutationObserver(() => reference.updateConfiguration(configuration())).observe(
    document.documentElement,
    { attributeFilter: ['data-mantine-color-scheme'] },
  )
} catch {
  const failure = Object.assign(document.createElement('p'), { role: 'alert', textContent: apiDocs.failed })
  until?.append(failure)
}
