/** Rejects if the chunk cannot be fetched; the next call retries. */
export const loadSendMessage = async () => (await import('./send-message.ts')).sendMessage
