import { Migration } from '@mikro-orm/migrations'

export class EventActors extends Migration {
  override up() {
    this.addSql(`
      alter table order_events add column actor_user_id uuid
        constraint order_events_actor_user_id_foreign references users on delete set null`)
    this.addSql(`
      create index order_events_actor_user_id_index on order_events (actor_user_id)
        where actor_user_id is not null`)
    this.addSql(`update order_events set actor = 'staff' where actor = 'studio'`)
  }

  override down() {
    this.addSql(`update order_events set actor = 'studio' where actor in ('staff', 'system')`)
    this.addSql(`update order_events set actor = 'client' where actor = 'guest'`)
    this.addSql(`alter table order_events drop column actor_user_id`)
  }
}
