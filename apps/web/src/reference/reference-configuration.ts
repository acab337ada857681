import { apiDocs } from '@northword/content/operate/api-docs'

/**
 * Configuration of Scalar (https://scalar.com/products/api-references/configuration) for the page's colour scheme.
 * All that would ask another server is off; the Content-Security-Policy refuses it as well.
 */
export const configuration = () => ({
  ...fixed,
  forceDarkModeState: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light',
})

const otherLanguages =
  'c clojure csharp dart fsharp go http java julia kotlin node objc ocaml php powershell python r ruby rust swift'

/** Of all languages, only curl and JavaScript are left, which is TypeScript as well. */
const hiddenClients = {
  ...Object.fromEntries(otherLanguages.split(' ').map((language) => [language, true])),
  js: ['axios', 'jquery', 'ofetch', 'xhr'],
  shell: ['httpie', 'wget'],
}

const fixed = {
  url: apiDocs.document.path,
  theme: 'none',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  authentication: { preferredSecurityScheme: 'apiToken' },
  // The page may be opened by another name of the server than PUBLIC_URL, which alone the policy lets it ask.
  servers: [{ url: window.location.origin }],
  hiddenClients,
  featuredClients: ['shell/curl', 'js/fetch'],
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
}
