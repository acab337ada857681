import { Migration } from '@mikro-orm/migrations'

export class Webhooks extends Migration {
  override up() {
    this.addSql(`
      create table webhook_endpoints (
        id uuid primary key,
        url text not null,
        description text not null,
        events jsonb not null,
        secret text not null,
        earlier_secret text,
        earlier_until timestamptz,
        created_at timestamptz not null,
        created_by text not null,
        off_at timestamptz,
        is_gone boolean not null,
        failed_at timestamptz,
        delivered_at timestamptz
      )`)
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        endpoint_id uuid not null
          constraint webhook_deliveries_endpoint_id_foreign references webhook_endpoints on delete cascade,
        message_id uuid not null,
        event text not null,
        data jsonb not null,
        created_at timestamptz not null,
        status text not null,
        tries int not null,
        next_try_at timestamptz not null,
        taken_until timestamptz,
        tried_at timestamptz,
        answer int,
        problem text,
        duration_ms int,
        constraint webhook_deliveries_endpoint_id_message_id_unique unique (endpoint_id, message_id),
        constraint webhook_deliveries_status_check check (status in ('waiting', 'delivered', 'failed'))
      )`)
    this.addSql(
      `create index webhook_deliveries_endpoint_id_created_at_index
        on webhook_deliveries (endpoint_id, created_at, id)`,
    )
    this.addSql(
      `create index webhook_deliveries_waiting_index
        on webhook_deliveries (endpoint_id, next_try_at) where status = 'waiting'`,
    )
    this.addSql(`create index webhook_deliveries_created_at_index on webhook_deliveries (created_at)`)
  }

  override down() {
    this.addSql(`drop table webhook_deliveries`)
    this.addSql(`drop table webhook_endpoints`)
  }
}
