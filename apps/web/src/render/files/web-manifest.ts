import { icons } from '@northword/content/studio/icons'
import { picturePath, pictureType } from '@northword/contract/pictures/picture-files'
import { company } from '@northword/content/studio/company'
import { descriptions } from '@northword/content/site/descriptions'

/** `ground` is the colour of the splash screen. */
export function webManifest(ground: string): string {
  return JSON.stringify({
    id: '/',
    name: `${company.brand}: ${company.tagline}`,
    short_name: company.brand,
    description: descriptions.home,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons:
      icons.length > 0
        ? ofLogo()
        : [
            { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
            { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
            { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
            { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
          ],
  })
}

const ofLogo = () =>
  icons.map(({ name, width, height }) => ({
    src: picturePath(name),
    type: pictureType(name),
    sizes: `${width}x${height}`,
  }))
