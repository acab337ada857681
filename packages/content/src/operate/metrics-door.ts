/** The metrics port's answer to any other request. */
export const metricsDoor = { onlyMetrics: 'There is nothing here but GET /metrics.\n' } as const
