import { configure } from '@testing-library/react'

// A test on a busy machine waits longer than a second; one that would never pass still fails.
configure({ asyncUtilTimeout: 10_000 })
