import { Migration } from '@mikro-orm/migrations'

/** Letters that NFD does not decompose and Greek and Cyrillic capitals, with their folded forms below. */
const letters = [
  'ØøĐđÐðŁłĦħŦŧıƏŊ ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩ АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ ЂЄЅІЈЉЊЋЏҐҒҖҚҢҮҰҲҺӘӨ',
  'ooddddllhhttiəŋ αβγδεζηθικλμνξοπρσστυφχψω абвгдежзийклмнопрстуфхцчшщъыьэюя ђєѕіјљњћџґғҗқңүұҳһәө',
] as const

/** Letters that fold to two. */
const pairs = ['Æae', 'æae', 'Œoe', 'œoe', 'ẞss', 'ßss', 'Þth', 'þth'].map((each) => [each[0], each.slice(1)])

/** Characters that fold like ASCII: typographic signs, Chinese characters and emoji. */
const plain = String.raw`[^\u0001-\u00bf\u2002-\u2125\u3000-\u303f\u4e00-\u9fff\U0001f000-\U0001faff]`

const withoutMarks = String.raw`regexp_replace(normalize($1 collate "C", nfd), '[\u0300-\u036f]', '', 'g')`
const folded = pairs.reduce(
  (text, [letter, two]) => `replace(${text}, '${letter}', '${two}')`,
  `translate(lower(${withoutMarks}), '${letters[0]}', '${letters[1]}')`,
)

/** Search columns independent of the locale. Never change the rules here: stored columns need a new migration. */
export class FoldedSearch extends Migration {
  override async up() {
    const [database] = await this.execute('select getdatabaseencoding() as encoding')
    const knowsLetters = database?.['encoding'] === 'UTF8'
    // Most texts are plain, and take a tenth of the time.
    const fold = `case when $1 ~ '${plain}' collate "C" then ${folded} else lower($1 collate "C") end`
    this.addSql(`create function northword_fold(text) returns text immutable parallel safe language sql
      return ${knowsLetters ? fold : 'lower($1 collate "C")'}`)
    // Dropped before the table is rewritten, so that they are not rebuilt. The previous release works without them,
    // but slowly.
    for (const name of ['search', 'everything', 'name_prefix']) this.addSql(`drop index orders_${name}_index`)
    this.addSql(`alter table orders
      add column words text
        generated always as (northword_fold(full_name || chr(10) || number || chr(10) || note)) stored,
      add column reach text generated always as (northword_fold(email || chr(10) || phone)) stored`)
    this.addSql(`create index orders_search_index on orders using gin (words gin_trgm_ops)`)
    this.addSql(`
      create index orders_everything_index on orders using gin ((words || chr(10) || reach) gin_trgm_ops)`)
    this.addSql(`
      create index orders_name_prefix_index on orders ("left"(words, 40) text_pattern_ops, created_at)`)
  }

  override down() {
    for (const name of ['search', 'everything', 'name_prefix']) this.addSql(`drop index orders_${name}_index`)
    this.addSql(`alter table orders drop column words, drop column reach`)
    this.addSql(`drop function northword_fold`)
    this.addSql(`
      create index orders_search_index on orders
        using gin ((number || chr(10) || full_name || chr(10) || note) gin_trgm_ops)`)
    this.addSql(`
      create index orders_everything_index on orders using gin (
        (number || chr(10) || full_name || chr(10) || note || chr(10) || email || chr(10) || phone) gin_trgm_ops)`)
    this.addSql(
      `create index orders_name_prefix_index on orders (lower(full_name) text_pattern_ops, created_at)`,
    )
  }
}
