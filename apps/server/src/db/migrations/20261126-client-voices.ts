import { Migration } from '@mikro-orm/migrations'

export class ClientVoices extends Migration {
  override up() {
    this.addSql(`
      create table client_voices (
        id uuid primary key,
        user_id uuid constraint client_voices_user_id_unique unique
          constraint client_voices_user_id_foreign references users on delete cascade,
        order_id uuid constraint client_voices_order_id_unique unique
          constraint client_voices_order_id_foreign references orders on delete cascade,
        agreed json not null,
        revision int not null,
        saved_at timestamptz not null,
        staff_name text not null,
        constraint client_voices_owner_check check ((user_id is null) <> (order_id is null))
      )`)
  }

  override down() {
    this.addSql(`drop table client_voices`)
  }
}
