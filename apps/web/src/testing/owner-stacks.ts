import * as React from 'react'

/**
 * Stops React from capturing a stack for each element that it creates. They serve an overlay of development, which no
 * test shows.
 */
export function captureNoOwnerStacks() {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  // React captures none after the first 10,000 of a second.
  if (internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
