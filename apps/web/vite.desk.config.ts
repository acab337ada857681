import { buildTargets } from '@northword/config/browser-targets.ts'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { deskDocument } from './desk-document.ts'
import { compressFolder } from './prerender/compress.ts'
import { checks, quietBuild } from './quiet-build.ts'
import { studioMatter } from './studio-matter.ts'
import { shortClass } from './short-class.ts'

const outDir = join(import.meta.dirname, 'dist/desk')

const compressed: Plugin = { name: 'compressed', writeBundle: ({ dir = outDir }) => compressFolder(dir) }

/** The desk's own build, which shares no file, address or byte with the public site's. */
export default defineConfig({
  ...quietBuild('desk'),
  plugins: [studioMatter(), react(), deskDocument, compressed],
  publicDir: false,
  css: { modules: { generateScopedName: shortClass } },
  build: {
    outDir,
    assetsDir: 'desk/assets',
    target: buildTargets,
    modulePreload: { polyfill: false },
    // Staff load React and Mantine once.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks,
      input: 'desk.html',
      output: { codeSplitting: { groups: [{ name: 'vendor', tags: ['$initial'], test: /node_modules/ }] } },
    },
  },
})
