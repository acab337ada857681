import { Migration } from '@mikro-orm/migrations'

export class Staff extends Migration {
  override up() {
    this.addSql(`
      create table staff_members (
        id uuid primary key,
        name text not null,
        email text not null,
        email_key text not null constraint staff_members_email_key_unique unique,
        password_hash text not null,
        role text not null,
        session_epoch integer not null,
        totp_secret text,
        pending_totp_secret text,
        last_totp_step integer not null,
        created_at timestamptz not null,
        joined_at timestamptz,
        ended_at timestamptz
      )`)

    this.addSql(`
      create table staff_sessions (
        id uuid primary key,
        token_hash text not null constraint staff_sessions_token_hash_unique unique,
        member_id uuid not null
          constraint staff_sessions_member_id_foreign references staff_members on delete cascade,
        epoch integer not null,
        device text not null,
        created_at timestamptz not null,
        proved_at timestamptz not null,
        ends_at timestamptz not null
      )`)
    this.addSql(`create index staff_sessions_member_id_index on staff_sessions (member_id)`)
    this.addSql(`create index staff_sessions_ends_at_index on staff_sessions (ends_at)`)

    this.addSql(`
      create table recovery_codes (
        hash text primary key,
        member_id uuid not null
          constraint recovery_codes_member_id_foreign references staff_members on delete cascade,
        used_at timestamptz
      )`)
    this.addSql(`create index recovery_codes_member_id_index on recovery_codes (member_id)`)

    this.addSql(`
      create table studio_settings (
        id integer primary key,
        second_factor_demanded boolean not null
      )`)
    this.addSql(`insert into studio_settings values (1, false)`)
  }

  override down() {
    this.addSql(`drop table studio_settings`)
    this.addSql(`drop table recovery_codes`)
    this.addSql(`drop table staff_sessions`)
    this.addSql(`drop table staff_members`)
  }
}
