import { defineEntity, p } from '@mikro-orm/core'
import { TextVersion } from './text-version.entity.ts'

/** One fingerprint of a delivered version; see `fingerprintsOf`. */
export const TextFingerprint = defineEntity({
  name: 'TextFingerprint',
  tableName: 'text_prints',
  properties: {
    versionId: () => p.manyToOne(TextVersion).mapToPk().name('version_id').deleteRule('cascade').primary(),
    print: p.bigint('bigint').primary().index('text_prints_print_index'),
  },
})
