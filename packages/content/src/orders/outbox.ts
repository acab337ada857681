export const outbox = {
  /** "1 order waiting to be sent". */
  waiting: (count: number) => `${count === 1 ? '1 order' : `${count} orders`} waiting to be sent`,
  sending: 'Sending...',
  stillOffline: 'Still no connection. Your order stays saved on this device.',
  retry: 'Send Now',
} as const
