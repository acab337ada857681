import { Migration } from '@mikro-orm/migrations'

/** Mail servers set at the desk: the latest is in use. */
export class MailServers extends Migration {
  override up() {
    this.addSql(`
      create table mail_servers (
        id uuid primary key,
        number int not null constraint mail_servers_number_unique unique,
        at timestamptz not null,
        by text not null,
        host text not null,
        port int not null,
        security text not null,
        login text not null,
        password text,
        constraint mail_servers_security_check check (security in ('tls', 'starttls', 'offered'))
      )`)
  }

  override down() {
    this.addSql(`drop table mail_servers`)
  }
}
