import '../no-eval.ts'
import * as z from 'zod'
import { text } from '../fields.ts'

export const orderNumberInput = z.object({ number: text('Order number', 64) })
