import type { Feature } from '../../feature.ts'
import { ApiToken } from './api-token.entity.ts'

export const apiTokens: Feature = { entities: [ApiToken] }
