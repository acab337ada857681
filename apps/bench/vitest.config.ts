import { defineConfig } from 'vitest/config'
import { needNode } from '../../bin/node-version.mjs'

needNode(24)

export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
