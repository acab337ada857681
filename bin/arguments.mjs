import { parseArgs } from 'node:util'
import { end } from './run.mjs'

/**
 * Reads the command line. An argument that the command does not know ends it with a sentence and the usage; `--help`
 * shows the usage.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} [options]
 * @param {(words: string[]) => string | undefined} [refuse] by default, any word
 */
export function readArguments(usage, options, refuse = ([word]) => word && `There is no “${word}” here.`) {
  const { values, positionals } = parsed(usage, options)
  if ('help' in values) {
    console.log(usage)
    process.exit(0)
  }
  const refusal = refuse(positionals)
  if (refusal) end(`${refusal}\n\n${usage}`)
  return { values, positionals }
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} [options]
 */
function parsed(usage, options) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean' } } })
  } catch (error) {
    return end(`${error.message}\n\n${usage}`)
  }
}
