import { Migration } from '@mikro-orm/migrations'

/** Revokes tokens of ended roles and memberships, and records who was shown an endpoint's secret. */
export class EndedRights extends Migration {
  override up() {
    this.addSql(
      `alter table webhook_endpoints add column secret_made_by uuid, add column exposed_at timestamptz`,
    )
    this.addSql(`
      update api_tokens set revoked_at = now()
        where revoked_at is null
          and created_by in (select id from staff_members where role <> 'owner' or ended_at is not null)`)
    this.addSql(`
      update webhook_endpoints set exposed_at = now()
        where created_by in (select name from staff_members where role <> 'owner' or ended_at is not null)`)
  }

  override down() {
    this.addSql(`alter table webhook_endpoints drop column secret_made_by, drop column exposed_at`)
  }
}
