import { Migration } from '@mikro-orm/migrations'

/** The event by which an owner opened the studio. A database that was in use is open: nobody may find it closed. */
export class Opening extends Migration {
  override up() {
    this.addSql(`create index content_events_opened_index on content_events (act) where act = 'opened'`)
    this.addSql(`
      insert into content_events (id, at, act, by)
        select gen_random_uuid(), now(), 'opened', 'Northword'
          where exists (select 1 from content_releases) or exists (select 1 from staff_members)
            or exists (select 1 from orders) or exists (select 1 from users)`)
  }

  override down() {
    this.addSql(`delete from content_events where act = 'opened'`)
    this.addSql(`drop index content_events_opened_index`)
  }
}
