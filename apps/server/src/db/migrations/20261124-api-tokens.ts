import { Migration } from '@mikro-orm/migrations'

/** API tokens, and the member who moved an order. */
export class ApiTokens extends Migration {
  override up() {
    this.addSql(`
      create table api_tokens (
        id uuid primary key,
        name text not null,
        hash text not null constraint api_tokens_hash_unique unique,
        prefix text not null,
        role text not null,
        scopes jsonb not null,
        created_at timestamptz not null,
        created_by uuid not null
          constraint api_tokens_created_by_foreign references staff_members on delete cascade,
        last_used_at timestamptz,
        expires_at timestamptz,
        revoked_at timestamptz
      )`)
    this.addSql(`create index api_tokens_created_by_index on api_tokens (created_by)`)
    this.addSql(`alter table order_events add column actor_name text`)
  }

  override down() {
    this.addSql(`alter table order_events drop column actor_name`)
    this.addSql(`drop table api_tokens`)
  }
}
