import './no-eval.ts'
import * as z from 'zod'
import { text } from './fields.ts'

/** The input of what concerns one order: its number. */
export const orderNumberInput = z.object({ number: text('Order number', 64) })
