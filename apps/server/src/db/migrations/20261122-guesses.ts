import { Migration } from '@mikro-orm/migrations'

export class Guesses extends Migration {
  override up() {
    // One row per key, so that one statement counts and limits. Unlogged, like the other counts.
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
