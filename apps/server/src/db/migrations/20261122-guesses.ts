import { Migration } from '@mikro-orm/migrations'

export class Guesses extends Migration {
  override up() {
    // One row for each key, so that one statement can count and bound it. Unlogged, as the other counts are.
    this.addSql(`
      create unlogged table sign_in_guesses (
        key text primary key,
        at timestamptz[] not null
      )`)
  }

  override down() {
    this.addSql(`drop table sign_in_guesses`)
  }
}
