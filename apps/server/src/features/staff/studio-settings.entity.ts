import { defineEntity, p } from '@mikro-orm/core'

/** What an owner has decided for the whole studio, in one row. */
export const StudioSettings = defineEntity({
  name: 'StudioSettings',
  tableName: 'studio_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Whether everybody at the desk has to have a second factor. */
    secondFactorDemanded: p.boolean(),
  },
})

/** The one row, which the migration makes. */
export const theStudio = { id: 1 }
