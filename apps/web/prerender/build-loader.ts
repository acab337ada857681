import { buildTargets } from '@northword/config/browser-targets.ts'
import { endMark } from '@northword/web/end-mark'
import { join } from 'node:path'
import { build } from 'vite'
import { contentHash } from './content-hash.ts'
import { writeTo } from './write-to.ts'

/** Bundles `src/loader.ts` into one minified classic script, ready to stand inside a script element. */
export const buildLoader = async () => (await bundle('loader')).replaceAll('</script', '<\\/script')

/**
 * Bundles `src/after-load.ts` in the same way, so that it shares no file with a page's own scripts. Returns the
 * path of its file.
 */
export async function buildAfterLoad(clientFolder: string): Promise<string> {
  const code = (await bundle('after-load')) + endMark
  const path = `/assets/after-load-${contentHash(code)}.js`
  await writeTo(join(clientFolder, path), code)
  return path
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, `../src/${name}.ts`), formats: ['iife'], name: 'script' },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = outputs.find((output) => output.type === 'chunk')
  if (!script) throw new Error(`src/${name}.ts was not built`)
  return script.code.trim()
}
