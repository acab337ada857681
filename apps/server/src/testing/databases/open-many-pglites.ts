import { openAsBlob } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '../../db/orm.ts'

/* A program that opens, uses, clears and closes `count` PGlites, one after another. */

const [template = '', count = ''] = process.argv.slice(2)

// V8 collects WebAssembly code in all threads together, and an idle thread reports last.
const idle = () => new Worker('setInterval(() => {}, 1)', { eval: true })
for (let thread = 0; thread < 3; thread++) idle()

for (let round = 0; round < Number(count); round++) {
  const pglite = await open()
  await use(pglite)
  await pglite.close()
}
process.exit()

async function open() {
  return PGlite.create({ loadDataDir: await openAsBlob(template), extensions: pgliteExtensions })
}

async function use(pglite: PGlite) {
  await pglite.exec('create table mine (words text); create index on mine using gin (words gin_trgm_ops)')
  for (let row = 0; row < 20; row++) {
    await pglite.query('insert into mine select md5($1 || i) from generate_series(1, 100) i', [String(row)])
    await pglite.query('select count(*) from mine where words like $1', [`%${row}ab%`])
  }
  await pglite.exec('drop table mine')
  await pglite.exec('discard all')
  await pglite.exec('checkpoint')
}
