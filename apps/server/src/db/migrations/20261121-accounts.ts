import { Migration } from '@mikro-orm/migrations'

export class Accounts extends Migration {
  override up() {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null,
        email text not null,
        email_key text not null constraint users_email_key_unique unique,
        phone text not null,
        password_hash text not null,
        session_epoch integer not null,
        email_verified_at timestamptz,
        created_at timestamptz not null,
        deletion_requested_at timestamptz
      )`)
    this.addSql(`create index users_deletion_requested_at_index on users (deletion_requested_at)`)

    this.addSql(`
      create table sessions (
        id uuid primary key,
        token_hash text not null constraint sessions_token_hash_unique unique,
        user_id uuid not null constraint sessions_user_id_foreign references users on delete cascade,
        epoch integer not null,
        remembered boolean not null,
        device text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        ends_at timestamptz not null
      )`)
    this.addSql(`create index sessions_user_id_index on sessions (user_id)`)
    this.addSql(`create index sessions_ends_at_index on sessions (ends_at)`)

    this.addSql(`
      create table tokens (
        hash text primary key,
        purpose text not null,
        subject_id uuid not null,
        expires_at timestamptz not null
      )`)
    this.addSql(`create index tokens_subject_id_index on tokens (subject_id)`)
    this.addSql(`create index tokens_expires_at_index on tokens (expires_at)`)

    // Schema of rate-limiter-flexible. Unlogged: counts need no disk flush, and a crash may lose them.
    this.addSql(`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`)

    this.addSql(`
      create table contact_messages (
        id uuid primary key,
        name text not null,
        email text not null,
        email_key text not null,
        message text not null,
        urgent boolean not null,
        created_at timestamptz not null
      )`)
    this.addSql(`create index contact_messages_email_key_index on contact_messages (email_key)`)
    this.addSql(`create index contact_messages_created_at_index on contact_messages (created_at)`)

    this.addSql(`
      create table subscribers (
        id uuid primary key,
        email text not null,
        email_key text not null constraint subscribers_email_key_unique unique,
        created_at timestamptz not null,
        confirmed_at timestamptz
      )`)

    this.addSql(`alter table orders add column email_key text`)
    // Like emailKey, except for domains that are not ASCII.
    this.addSql(`update orders set email_key = lower(email collate "C")`)
    this.addSql(`alter table orders alter column email_key set not null`)
    this.addSql(`drop index orders_email_index`)
    this.addSql(`create index orders_email_key_index on orders (email_key)`)
    this.addSql(`
      alter table orders add constraint orders_user_id_foreign
        foreign key (user_id) references users on delete set null`)
    this.addSql(`
      alter table projects add constraint projects_user_id_foreign
        foreign key (user_id) references users on delete set null`)

    this.addSql(`alter table mails add column subscriber_id uuid`)
  }

  override down() {
    this.addSql(`alter table mails drop column subscriber_id`)
    this.addSql(`alter table projects drop constraint projects_user_id_foreign`)
    this.addSql(`alter table orders drop constraint orders_user_id_foreign`)
    this.addSql(`drop index orders_email_key_index`)
    this.addSql(`alter table orders drop column email_key`)
    this.addSql(`create index orders_email_index on orders (email)`)
    this.addSql(`drop table subscribers`)
    this.addSql(`drop table contact_messages`)
    this.addSql(`drop table rate_limits`)
    this.addSql(`drop table tokens`)
    this.addSql(`drop table sessions`)
    this.addSql(`drop table users`)
  }
}
