import './no-eval.ts'
import * as z from 'zod'
import { email } from './fields.ts'

/** A wish to get the newsletter; it counts once the address has confirmed it. */
export const subscribeForm = z.object({ email: email() })
export type SubscribeForm = z.infer<typeof subscribeForm>
