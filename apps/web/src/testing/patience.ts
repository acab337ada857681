import { configure } from '@testing-library/react'

// Busy machines need more than the default of one second.
configure({ asyncUtilTimeout: 10_000 })
