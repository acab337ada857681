import { Migration } from '@mikro-orm/migrations'

/** Search index, saved views, and the member behind each step, for undo. */
export class Search extends Migration {
  override up() {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`
      create index orders_search_index on orders
        using gin ((number || chr(10) || full_name || chr(10) || note) gin_trgm_ops)`)
    this.addSql(`
      create index orders_reach_search_index on orders using gin ((email || chr(10) || phone) gin_trgm_ops)`)
    this.addSql(
      `create index orders_name_prefix_index on orders (lower(full_name) text_pattern_ops, created_at)`,
    )
    this.addSql(`create index orders_status_created_index on orders (status, created_at, id)`)
    this.addSql(`create index orders_sku_created_index on orders (sku, created_at, id)`)
    this.addSql(`
      create index orders_place_index on orders (coalesce(due_at, timestamptz '9999-12-31 00:00:00Z'), id)`)

    this.addSql(`
      alter table order_events add column staff_id uuid
        constraint order_events_staff_id_foreign references staff_members on delete set null`)
    this.addSql(
      `create index order_events_staff_id_index on order_events (staff_id) where staff_id is not null`,
    )
    this.addSql(`alter table desk_states add column last_step jsonb`)

    this.addSql(`
      create table desk_views (
        id uuid primary key,
        member_id uuid not null
          constraint desk_views_member_id_foreign references staff_members on delete cascade,
        name text not null,
        query jsonb not null,
        created_at timestamptz not null)`)
    this.addSql(
      `alter table desk_views add constraint desk_views_member_id_name_unique unique (member_id, name)`,
    )
  }

  override down() {
    this.addSql(`drop table desk_views`)
    this.addSql(`alter table desk_states drop column last_step`)
    this.addSql(`alter table order_events drop column staff_id`)
    for (const name of ['place', 'sku_created', 'status_created', 'name_prefix', 'reach_search', 'search'])
      this.addSql(`drop index orders_${name}_index`)
  }
}
