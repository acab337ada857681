/** Global of Scalar's script. */
interface Scalar {
  createApiReference: (selector: string, configuration: object) => Reference
}

interface Reference {
  updateConfiguration: (configuration: object) => void
}

declare global {
  interface Window {
    Scalar?: Scalar
  }
}

/**
 * Loads Scalar's script, which reads the setting of `no-eval.ts` as it starts.
 * @throws {Error} if it cannot be loaded
 */
export async function loadScalar(src: string): Promise<Scalar> {
  storeNothing()
  const script = Object.assign(document.createElement('script'), { src })
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)))
    document.head.append(script)
  })
  if (!window.Scalar) throw new Error(`${src} is not Scalar's script.`)
  return window.Scalar
}

/** Scalar would keep choices on the device, for which nobody is asked here. */
function storeNothing() {
  const { prototype } = Storage
  const setItem: Storage['setItem'] = Reflect.get(prototype, 'setItem')
  prototype.setItem = function set(key: string, value: string) {
    if (!isOfScalar.test(key)) Reflect.apply(setItem, this, [key, value])
  }
}

const isOfScalar = /scalar|^colorMode$/i
