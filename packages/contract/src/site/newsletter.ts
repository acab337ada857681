import '../no-eval.ts'
import * as z from 'zod'
import { email } from '../fields.ts'

/** Takes effect once the address is confirmed. */
export const subscribeForm = z.object({ email: email() })
export type SubscribeForm = z.infer<typeof subscribeForm>
