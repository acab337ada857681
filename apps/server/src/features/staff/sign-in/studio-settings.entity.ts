import { defineEntity, p } from '@mikro-orm/core'

export const StudioSettings = defineEntity({
  name: 'StudioSettings',
  tableName: 'studio_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    secondFactorDemanded: p.boolean(),
  },
})

/** The one row, made by the migration. */
export const theStudio = { id: 1 }
