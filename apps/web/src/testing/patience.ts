import { configure } from '@testing-library/react'
import { captureNoOwnerStacks } from './owner-stacks.ts'

// Busy machines need more than the default of one second.
configure({ asyncUtilTimeout: 10_000 })
captureNoOwnerStacks()
