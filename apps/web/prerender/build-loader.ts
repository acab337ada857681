import { join } from 'node:path'
import { build } from 'vite'

/** Bundles `src/loader.ts` into one minified classic script, ready to stand inside a script element. */
export async function buildLoader(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, '../src/loader.ts'), formats: ['iife'], name: 'loader' },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = outputs.find((output) => output.type === 'chunk')
  if (!script) throw new Error('The loader was not built')
  return script.code.trim().replaceAll('</script', '<\\/script')
}
