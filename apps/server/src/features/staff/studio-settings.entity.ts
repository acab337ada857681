import { defineEntity, p } from '@mikro-orm/core'

/** Settings of the whole studio, in one row. */
export const StudioSettings = defineEntity({
  name: 'StudioSettings',
  tableName: 'studio_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Requires a second factor of all members. */
    secondFactorDemanded: p.boolean(),
  },
})

/** The one row, made by the migration. */
export const theStudio = { id: 1 }
