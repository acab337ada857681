import { buildTargets } from '@northword/config/browser-targets.ts'
import { endMark } from '@northword/web/end-mark'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { deskDocument } from './desk-document.ts'
import { checks, quietBuild } from './quiet-build.ts'
import { referenceDocument } from './reference-document.ts'
import { scalarScript } from './scalar-script.ts'
import { studioMatter } from './studio-matter.ts'
import { inDevelopment, pagesBefore } from './server-in-development.ts'
import { shortClass } from './short-class.ts'

/**
 * V8 hint (https://v8.dev/blog/explicit-compile-hints) that compiles a script off the main thread while it loads,
 * instead of function by function at the first press. Not for libraries of forms, most of whose functions are never
 * called.
 */
const compileAll: Plugin = {
  name: 'compile-all',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // The hint must be on the first line, and vite adds something there.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && runsWhole(chunk))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  },
}

/**
 * Replaces vite's preload helper by `filesFirst`, which checks each file first: a failed `modulepreload` or
 * `import()` would stay failed.
 */
const filesFirst: Plugin = {
  name: 'files-first',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () =>
      `export { filesFirst as __vitePreload } from '${import.meta.dirname}/src/site/parts/files-first.ts'`,
  },
}

/**
 * Drops unused variables of Mantine's palettes, of which we use a few greys. They would be a fifth of a client page,
 * whose styles are inline.
 */
const usedPalettes: Plugin = {
  name: 'used-palettes',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withUsed(String(file.source))
  },
}

const shade =
  /(--mantine-color-(?:dark|gray|red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-[\w-]+):[^;}]+;?/g

/** Repeats, because a dropped shade may have been another's only reference. */
function withUsed(css: string): string {
  const used = new Set(css.match(/(?<=var\()--mantine-color-[\w-]+/g))
  const rest = css.replaceAll(shade, (declaration, name: string) => (used.has(name) ? declaration : ''))
  return rest === css ? css : withUsed(rest)
}

/** Lets the loader detect truncated files. */
const endMarks: Plugin = {
  name: 'end-marks',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code += endMark
        else if (file.fileName.endsWith('.css')) file.source = `${String(file.source).trimEnd()}${endMark}`
      }
    },
  },
}

const runsWhole = ({ name, moduleIds }: Rolldown.OutputChunk) =>
  name === 'vendor' || !moduleIds.some((id) => id.includes('/node_modules/'))

const ofSite = [filesFirst, compileAll, usedPalettes, endMarks]

/** Plugins of documents with builds of their own, for development. */
const ofDocuments = [deskDocument, referenceDocument, { ...scalarScript, apply: 'serve' as const }]

export default defineConfig(({ isSsrBuild, mode }) => ({
  ...quietBuild(isSsrBuild ? 'renderer' : 'site'),
  plugins: [studioMatter(), react(), ...ofSite, ...ofDocuments, inDevelopment(mode)],
  server: pagesBefore(mode),
  css: { modules: { generateScopedName: shortClass } },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { checks, input: ['src/server-entry.tsx', 'src/card-drawing.ts'] },
      }
    : {
        outDir: 'dist/client',
        target: buildTargets,
        manifest: true,
        // Wraps parts without dependencies in `filesFirst` too.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => [...new Set([...files, file])],
        },
        rolldownOptions: {
          checks,
          input: 'src/main.tsx',
          // The loader calls the entry's exports.
          preserveEntrySignatures: 'exports-only',
          // Inlines the contract's constants, so that their file need not be fetched.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // Self-contained files of React's production build, whatever NODE_ENV is where they render.
  ssr: { noExternal: isSsrBuild ? true : [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
