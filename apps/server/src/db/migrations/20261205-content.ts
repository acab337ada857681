import { Migration } from '@mikro-orm/migrations'

/** Items of the site, their immutable revisions, drafts and releases. */
export class Content extends Migration {
  override up() {
    this.addSql(`
      create table content_items (
        id uuid primary key,
        kind text not null,
        key text not null,
        version int not null,
        renamed_from uuid constraint content_items_renamed_from_foreign references content_items,
        constraint content_items_kind_key_unique unique (kind, key)
      )`)
    this.addSql(`create index content_items_renamed_from_index on content_items (renamed_from)`)
    this.addSql(`
      create table content_revisions (
        id uuid primary key,
        item_id uuid not null constraint content_revisions_item_id_foreign references content_items,
        fields json,
        made_at timestamptz not null,
        made_by text not null
      )`)
    this.addSql(`create index content_revisions_item_id_index on content_revisions (item_id)`)
    this.addSql(`
      create function content_revisions_insert_only_fn() returns trigger language plpgsql as
        $$ begin raise exception 'Revisions are only ever added'; end; $$`)
    this.addSql(`
      create trigger insert_only before update or delete on content_revisions
        for each row execute function content_revisions_insert_only_fn()`)
    this.addSql(`
      create table content_drafts (
        item_id uuid primary key constraint content_drafts_item_id_foreign references content_items,
        fields json,
        changed_at timestamptz not null,
        changed_by text not null
      )`)
    this.addReleases()
    this.addSql(`
      create table content_redirects (
        from_path text primary key,
        item_id uuid not null constraint content_redirects_item_id_foreign references content_items
      )`)
    this.addSql(`create index content_redirects_item_id_index on content_redirects (item_id)`)
    this.addSql(`
      create table content_events (
        id uuid primary key,
        at timestamptz not null,
        act text not null,
        by text not null,
        item_id uuid constraint content_events_item_id_foreign references content_items,
        release_id uuid constraint content_events_release_id_foreign references content_releases
      )`)
    this.addSql(`create index content_events_item_id_at_index on content_events (item_id, at)`)
    this.addSql(`create index content_events_release_id_index on content_events (release_id)`)
  }

  private addReleases() {
    this.addSql(`
      create table content_releases (
        id uuid primary key,
        number int not null constraint content_releases_number_unique unique,
        status text not null,
        note text not null,
        made_by text not null,
        created_at timestamptz not null,
        goes_live_at timestamptz,
        begun_at timestamptz,
        live_at timestamptz,
        failure json,
        undoes int,
        based_on uuid constraint content_releases_based_on_foreign references content_releases,
        constraint content_releases_status_check
          check (status in ('scheduled', 'rendering', 'live', 'replaced', 'failed', 'cancelled'))
      )`)
    this.addSql(`create index content_releases_based_on_index on content_releases (based_on)`)
    this.addSql(`
      create index content_releases_open_index on content_releases (status)
        where status in ('scheduled', 'rendering')`)
    this.addSql(`
      create table content_changes (
        release_id uuid not null constraint content_changes_release_id_foreign references content_releases,
        item_id uuid not null constraint content_changes_item_id_foreign references content_items,
        before_id uuid constraint content_changes_before_id_foreign references content_revisions,
        after_id uuid not null constraint content_changes_after_id_foreign references content_revisions,
        version int not null,
        primary key (release_id, item_id)
      )`)
    this.addSql(`create index content_changes_item_id_index on content_changes (item_id)`)
    this.addSql(`
      create table content_manifests (
        release_id uuid not null constraint content_manifests_release_id_foreign references content_releases,
        item_id uuid not null constraint content_manifests_item_id_foreign references content_items,
        revision_id uuid not null constraint content_manifests_revision_id_foreign references content_revisions,
        primary key (release_id, item_id)
      )`)
    this.addSql(`
      create table content_live (
        id text primary key,
        release_id uuid not null constraint content_live_release_id_foreign references content_releases
      )`)
  }

  override down() {
    const tables = [
      'events',
      'redirects',
      'live',
      'manifests',
      'changes',
      'releases',
      'drafts',
      'revisions',
      'items',
    ]
    for (const table of tables) this.addSql(`drop table content_${table}`)
    this.addSql(`drop function content_revisions_insert_only_fn`)
  }
}
