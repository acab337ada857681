import { buildTargets } from '@northword/config/browser-targets.ts'
import { endMark } from '@northword/web/end-mark'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups, root } from './chunk-groups.ts'
import { deskDocument } from './desk-document.ts'
import { deskInDevelopment } from './desk-in-development.ts'
import { shortClass } from './short-class.ts'

/**
 * Tells V8 that a script is fetched to be run: it compiles all of it off the main thread as it comes in, and
 * not one function after the other under the first press. https://v8.dev/blog/explicit-compile-hints
 * Of the libraries that only forms bring, most functions are never called.
 */
const compileAll: Plugin = {
  name: 'compile-all',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // The hint counts on the first line only, and vite itself puts something there.
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
 * Replaces the code that vite puts around every `import()` by ours, which looks at each answer before a script is run.
 * A failed `modulepreload` or `import()` would stay failed.
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
 * Leaves out what no style refers to of Mantine's palettes, of which our pages use a few greys: they would be a fifth of
 * the page of a client, which has its styles inside.
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

/** One shade may refer to another, which is then left out the next time. */
function withUsed(css: string): string {
  const used = new Set(css.match(/(?<=var\()--mantine-color-[\w-]+/g))
  const rest = css.replaceAll(shade, (declaration, name: string) => (used.has(name) ? declaration : ''))
  return rest === css ? css : withUsed(rest)
}

/** By this the loader knows that a file is here to its end. */
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

/** Our server in development: on the port of the environment or of the repository's `.env`, as it reads it itself. */
function serverIn(mode: string) {
  const { PORT } = loadEnv(mode, root, 'PORT')
  // The server has to see the address of the page, or it takes its requests for another site's.
  return { target: `http://127.0.0.1:${PORT || 3000}`, changeOrigin: false }
}

/** What the server answers in development too. */
const proxyTo = (server: ReturnType<typeof serverIn>) =>
  Object.fromEntries(['/trpc', '/api', '/pay', '/documents', '/statements'].map((path) => [path, server]))

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), filesFirst, compileAll, usedPalettes, endMarks, deskDocument, deskInDevelopment],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: proxyTo(serverIn(mode)),
  },
  css: { modules: { generateScopedName: shortClass } },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        target: buildTargets,
        manifest: true,
        // A part that needs no other file is to be looked at too.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => [...new Set([...files, file])],
        },
        rolldownOptions: {
          input: 'src/main.tsx',
          // The loader calls what the entry exports.
          preserveEntrySignatures: 'exports-only',
          // A constant of the contract is a word, and not a reason to fetch the file that names it.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // One self-contained file in production mode: prerendering must not depend on NODE_ENV.
  ssr: { noExternal: isSsrBuild ? true : [] },
  test: {
    environment: 'jsdom',
    // A new context for each file instead of a new process: a third of the time, as much isolation.
    pool: 'vmThreads',
    // By default one processor is left free: half of two.
    maxWorkers: '100%',
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', 'prerender/**/*.test.ts'],
    css: false,
    testTimeout: 30_000,
    setupFiles: ['src/testing/console-guard.ts', 'src/testing/browser-gaps.ts', 'src/testing/patience.ts'],
  },
}))
