import type { Feature } from '../../feature.ts'
import { DeskEntry } from './desk-entry.entity.ts'
import { DeskState } from './desk-state.entity.ts'
import { DeskView } from './desk-view.entity.ts'
import { deskRoutes } from './desk.rest.ts'
import { deskFigures } from './desk-figures.ts'
import { hearClient } from './hear-client.ts'

export const desk: Feature = {
  entities: [DeskState, DeskEntry, DeskView],
  routes: deskRoutes,
  figures: deskFigures,
  clientActed: hearClient,
}
