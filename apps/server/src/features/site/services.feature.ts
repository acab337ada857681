import type { Feature } from '../../feature.ts'
import { serviceRoutes } from './services.rest.ts'

export const services: Feature = { routes: serviceRoutes }
