/** The code that sends a message. Rejects where it cannot be fetched; a later call tries again. */
export const loadSendMessage = async () => (await import('./send-message.ts')).sendMessage
