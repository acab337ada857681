import type { Em } from '../../../db/orm.ts'

/** Days for which a picture is kept that no draft and no revision names. */
const unusedDays = 30

/** Deletes pictures that were sent long ago and that nothing names. Revisions are kept, and so are their pictures. */
export async function tidyPictures(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unusedDays * 86_400_000)
  await em.execute(
    `delete from content_pictures where added_at < ? and name not in (
       select (regexp_matches(texts.fields, '([0-9a-f]{64}\\.(jpg|png|webp))', 'g'))[1] from (
         select fields::text as fields from content_revisions where fields is not null
         union all select fields::text from content_drafts where fields is not null) texts)`,
    [before],
  )
}
