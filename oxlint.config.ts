import { defineConfig } from 'oxlint'
import { importDirections } from './packages/config/import-directions.ts'

const tests = ['**/*.test.{ts,tsx}', '**/*.e2e.ts']
/** Files of the server that mean the clock of the machine. */
const machineTime = ['time/clock.ts', 'checks/machine.ts', 'db/connections/data-lock.ts', 'testing/**']
const programs = ['bin/**', '.ci/**', 'apps/bench/**', 'apps/e2e/**', 'apps/web/*.ts']

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/.turbo/**',
    '**/.data/**',
    '**/coverage/**',
    'packages/client/src/api.ts',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-console': 'error',
    'no-restricted-properties': ['error', envAccess()],
    'max-lines': ['error', { max: 200 }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/no-eval{,.ts}'] }],
    // Helpers stand below their caller here, and a closure may be the clearest place for one.
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // A list without bullets keeps its role in Safari only where it is written out.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/valid-describe-callback': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['firstOf'] }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    { files: [...programs, 'apps/server/src/main.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['apps/server/src/**'],
      rules: { 'no-restricted-properties': ['error', envAccess(), ...fastifyLogs(), rowLocks()] },
    },
    {
      files: [
        'apps/server/src/features/{orders/order/locked-order,people/lock-member,api-tokens/lock-rights}.ts',
      ],
      rules: { 'no-restricted-properties': ['error', envAccess(), ...fastifyLogs()] },
    },
    {
      files: ['apps/server/src/doors/requests/request-id.ts'],
      rules: { 'no-restricted-properties': ['error', envAccess()] },
    },
    {
      files: ['apps/web/src/**'],
      rules: {
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'no-restricted-properties': ['error', envAccess(), ...tooNew()],
      },
    },
    {
      files: ['**/env.ts', '**/*.config.ts', 'bin/**', '.ci/**', ...tests],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['apps/web/src/**'],
      rules: { 'unicorn/no-array-sort': 'off', 'unicorn/no-array-reverse': 'off' },
    },
    {
      files: ['apps/server/src/**'],
      excludeFiles: [...tests, ...machineTime.map((file) => `apps/server/src/${file}`)],
      jsPlugins: ['./packages/config/present-time.ts'],
      rules: { 'northword/present-time': 'error' },
    },
    {
      files: ['**'],
      jsPlugins: ['./packages/config/plain-comments.ts', './packages/config/full-rooms.ts'],
      rules: { 'northword-comments/plain': 'error', 'northword-rooms/full': 'error' },
    },
    {
      files: [
        'packages/config/{present-time,plain-comments,full-rooms}.ts',
        '**/*.config.ts',
        'apps/web/src/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['packages/content/**'], rules: { 'max-lines': 'off' } },
    { files: ['**/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: tests, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
    ...importDirections,
  ],
})

function envAccess() {
  const message = 'Read the environment in env.ts, where it is checked at start, and pass the value on.'
  return { object: 'process', property: 'env', message }
}

/** Methods that the oldest browsers of packages/config/browser-targets.ts lack. */
function tooNew() {
  const message = 'The oldest browsers lack it: copy the list, then sort or reverse the copy.'
  return ['toSorted', 'toReversed'].map((property) => ({ property, message }))
}

/** One order of locks for all: two that lock in different ways wait for each other. */
function rowLocks() {
  const message =
    'Lock an order by orders/order/locked-order.ts, a member by people/lock-member.ts, a token by api-tokens.'
  return { object: 'LockMode', message }
}

/** The loggers of Fastify take any sentence, a Log the lines of logs/log-lines.ts alone. */
function fastifyLogs() {
  const message = 'Write a line of logs/log-lines.ts, by logOf(request) or the Log of the process.'
  const owners = ['request', 'req', 'reply', 'app', 'server', 'scope']
  return [
    { object: 'loggerInstance', message },
    ...owners.map((object) => ({ object, property: 'log', message })),
  ]
}
