/** What the door for Prometheus says to whoever asks it for something else. */
export const metricsDoor = { onlyMetrics: 'There is nothing here but GET /metrics.\n' } as const
