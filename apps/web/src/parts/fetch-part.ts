const lost = new Set<HTMLLinkElement>()

if (typeof window !== 'undefined') window.addEventListener('error', noteLostStyles, { capture: true })

/**
 * Fetches a part of the site that is loaded on demand. Rejects where the browser cannot get it; a later
 * call tries again, also for styles, which vite by itself requests once and then takes for loaded.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...lost].map(fetchStylesAgain))
  return load()
}

function noteLostStyles({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
}

function fetchStylesAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
    again.addEventListener('load', () => {
      lost.delete(link)
      link.remove()
      resolve()
    })
    again.addEventListener('error', () => {
      lost.delete(again)
      again.remove()
      reject(new Error(`Unable to fetch ${link.href}`))
    })
    document.head.append(again)
  })
}
