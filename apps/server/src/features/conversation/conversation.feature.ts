import type { Feature } from '../../feature.ts'
import { conversationForms } from './conversation.form.ts'
import { eraseMessages } from './erase-messages.ts'
import { exportMessages } from './export-messages.ts'
import { OrderMessage } from './order-message.entity.ts'

export const conversation: Feature = {
  entities: [OrderMessage],
  forms: conversationForms,
  personalData: { records: exportMessages, erase: eraseMessages },
  tidy: ({ em }) => eraseMessages(em),
}
