import { Migration } from '@mikro-orm/migrations'

/** Stores with each order the service as sold. Until now that was read from the current catalogue. */
export class Sold extends Migration {
  override async up() {
    await this.execute(`alter table orders add column sold jsonb`)
    const rows = sold.map(([sku, words, revisionRounds, turnaround, pieces]) => ({
      sku,
      sold: {
        words,
        revisionRounds,
        turnaround,
        pieces: pieces.map(([title, wordsOfPiece]) => ({ title, words: wordsOfPiece })),
      },
    }))
    await this.execute(
      `update orders set sold = given.sold
        from jsonb_to_recordset(?::jsonb) as given (sku text, sold jsonb) where given.sku = orders.sku`,
      [JSON.stringify(rows)],
    )
  }

  override down() {
    this.addSql(`alter table orders drop column sold`)
  }
}

type Row = [
  sku: string,
  words: number | null,
  revisionRounds: number | 'unlimited',
  turnaround: object,
  pieces: [title: string, words: number | null][],
]

const within24Hours = { kind: 'hours', minHours: 24, maxHours: 24, label: '24 hours' }
const in48To72Hours = { kind: 'hours', minHours: 48, maxHours: 72, label: '48-72 hours' }
const within72Hours = { kind: 'hours', minHours: 72, maxHours: 72, label: '72 hours' }
const in3To5Days = { kind: 'hours', minHours: 72, maxHours: 120, label: '3-5 days' }
const in5To7Days = { kind: 'hours', minHours: 120, maxHours: 168, label: '5-7 days' }
const in7To10Days = { kind: 'hours', minHours: 168, maxHours: 240, label: '7-10 days' }
const ongoing = { kind: 'ongoing', label: 'Ongoing' }

/** Catalogue on the day of this migration. Never updated. */
const sold: Row[] = [
  ['PS-015', null, 1, within24Hours, [['Headline and Meta Pack', null]]],
  ['PS-025', 600, 1, within24Hours, [['Blog Post', 600]]],
  ['PS-035', 500, 1, within24Hours, [['Email Newsletter', 500]]],
  ['PS-040', 500, 2, within24Hours, [['About Page', 500]]],
  ['PS-045', 1000, 2, within24Hours, [['SEO Article', 1000]]],
  ['PS-055', 700, 2, in48To72Hours, [['Landing Page Copy', 700]]],
  ['PS-065', 600, 2, within24Hours, [['Ad Copy Set', 600]]],
  [
    'PS-070',
    1700,
    2,
    within72Hours,
    [
      ['Blog Post 1', 600],
      ['Blog Post 2', 600],
      ['Newsletter', 500],
    ],
  ],
  [
    'PS-075',
    1000,
    2,
    in48To72Hours,
    [
      ['Email 1', 200],
      ['Email 2', 200],
      ['Email 3', 200],
      ['Email 4', 200],
      ['Email 5', 200],
    ],
  ],
  ['PS-080', 1000, 1, in48To72Hours, [['Product Descriptions', 1000]]],
  ['PS-085', 2500, 2, in3To5Days, [['Long-Form Guide', 2500]]],
  ['PS-090', 1500, 1, within24Hours, [['Article Refresh', 1500]]],
  ['PS-095', 1200, 2, in3To5Days, [['Case Study', 1200]]],
  ['PS-105', 1200, 2, within72Hours, [['Ghostwritten Opinion Piece', 1200]]],
  ['PS-110', 1000, 2, in48To72Hours, [['Social Post Pack', 1000]]],
  ['PS-120', 500, 1, within24Hours, [['Podcast Show Notes', 500]]],
  ['PS-125', 1200, 2, within72Hours, [['Transcript to Article', 1200]]],
  [
    'PS-135',
    3200,
    3,
    in3To5Days,
    [
      ['Landing Page', 700],
      ['SEO Article 1', 1000],
      ['SEO Article 2', 1000],
      ['Newsletter', 500],
    ],
  ],
  ['PS-145', 2000, 2, within72Hours, [['Audio Script', 2000]]],
  [
    'PS-155',
    2000,
    2,
    in5To7Days,
    [
      ['Home', 400],
      ['About', 400],
      ['Services', 400],
      ['FAQ', 400],
      ['Contact', 400],
    ],
  ],
  ['PS-165', null, 2, in5To7Days, [['Content Strategy', null]]],
  [
    'PS-180',
    4700,
    'unlimited',
    in5To7Days,
    [
      ['Landing Page', 700],
      ['SEO Article 1', 1000],
      ['SEO Article 2', 1000],
      ['SEO Article 3', 1000],
      ['Newsletter 1', 500],
      ['Newsletter 2', 500],
    ],
  ],
  ['PS-195', 4000, 2, in7To10Days, [['E-Book', 4000]]],
  ['PS-200', 3000, 2, in7To10Days, [['White Paper', 3000]]],
  [
    'PS-250',
    4000,
    2,
    ongoing,
    [
      ['SEO Article 1', 1000],
      ['SEO Article 2', 1000],
      ['SEO Article 3', 1000],
      ['SEO Article 4', 1000],
    ],
  ],
]
