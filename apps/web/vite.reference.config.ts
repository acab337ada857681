import { buildTargets } from '@northword/config/browser-targets.ts'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { compressFolder } from './prerender/compress.ts'
import { checks, quietBuild } from './quiet-build.ts'
import { referenceDocument } from './reference-document.ts'
import { scalarScript } from './scalar-script.ts'
import { studioMatter } from './studio-matter.ts'

const outDir = join(import.meta.dirname, 'dist/reference')

/** Not in `closeBundle`, which follows a failure too and would fail for want of the folder. */
const compressed: Plugin = { name: 'compressed', writeBundle: ({ dir = outDir }) => compressFolder(dir) }

const pages = ['index', 'guide', 'webhooks'].map((name) => `docs/api/${name}.html`)

/** The pages about the API, a build of their own: its library is larger than all of the site. */
export default defineConfig({
  ...quietBuild('reference'),
  plugins: [studioMatter(), referenceDocument, scalarScript, compressed],
  publicDir: false,
  build: {
    outDir,
    assetsDir: 'docs/assets',
    target: buildTargets,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks, input: pages },
  },
})
