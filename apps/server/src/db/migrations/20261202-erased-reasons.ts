import { Migration } from '@mikro-orm/migrations'

const refuse = `raise exception 'Entries of money are only ever added'`

const blanked = `new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'`

/** Allows blanking the reason of a ledger entry, and no other change: the reason is erased with the client. */
export class ErasedReasons extends Migration {
  override up() {
    this.addSql(`
      create or replace function money_entries_append_only_fn() returns trigger language plpgsql as
        $$ begin if tg_op = 'UPDATE' then if ${blanked} then return new; end if; end if; ${refuse}; end; $$`)
  }

  override down() {
    this.addSql(`
      create or replace function money_entries_append_only_fn() returns trigger language plpgsql as
        $$ begin ${refuse}; end; $$`)
  }
}
