import { Migration } from '@mikro-orm/migrations'

/** Comments of the studio. Existing ones are all clients'. */
export class StudioComments extends Migration {
  override up() {
    this.addSql(`
      alter table text_comments
        add column sender text not null default 'client',
        add column staff_name text,
        add column shown_at timestamptz,
        add column mail_id uuid,
        add constraint text_comments_sender_check check (sender in ('client', 'studio')),
        drop constraint text_comments_answer_check,
        add constraint text_comments_answer_check check (answer in ('done', 'declined', 'answered', 'settled'))`)
  }

  override down() {
    this.addSql(`delete from text_comments where sender = 'studio'`)
    this.addSql(`
      alter table text_comments
        drop column sender, drop column staff_name, drop column shown_at, drop column mail_id,
        drop constraint text_comments_answer_check,
        add constraint text_comments_answer_check check (answer in ('done', 'declined'))`)
  }
}
