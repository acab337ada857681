import type { Feature } from '../../feature.ts'
import { Session } from './session.entity.ts'
import { User } from './user.entity.ts'

export const people: Feature = { entities: [User, Session] }
