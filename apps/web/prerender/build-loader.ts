import { buildTargets } from '@northword/config/browser-targets.ts'
import { endMark } from '@northword/web/end-mark'
import { join } from 'node:path'
import { build } from 'vite'
import { contentHash } from '@northword/web/render/content-hash'
import { writeTo } from './write-to.ts'

/** Bundles `src/loader.ts` for an inline script. */
export const buildLoader = () => buildScript('loader')

/** Bundles a file of `src`, named without its extension, into a minified classic script that is safe inline. */
export const buildScript = async (name: string) => (await bundle(name)).replaceAll('</script', '<\\/script')

/** Bundles `src/rest-of-loader.ts` apart from the page's chunks. Returns its path. */
export async function buildRestOfLoader(clientFolder: string): Promise<string> {
  const code = (await bundle('rest-of-loader')) + endMark
  const path = `/assets/rest-of-loader-${contentHash(code)}.js`
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
