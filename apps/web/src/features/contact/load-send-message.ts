import { fetchPart } from '../../parts/fetch-part.ts'

/** The code that sends a message. Rejects where it cannot be fetched; a later call tries again. */
export const loadSendMessage = () => fetchPart(async () => (await import('./send-message.ts')).sendMessage)
