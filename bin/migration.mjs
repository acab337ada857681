import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { end, root } from './run.mjs'

const usage = `npm run migration -- <name>

Makes an empty migration with a name like company-of-orders, as the last one of the list.`

const { values, positionals } = readArguments(
  usage,
  { folder: { type: 'string', default: join(root, 'apps', 'server', 'src', 'db', 'migrations') } },
  (words) => (words.length === 1 && /^[a-z]+(-[a-z]+)*$/.test(words[0]) ? '' : 'Say one name.'),
)
const [name] = positionals

const list = join(values.folder, 'all-migrations.ts')
const text = readFileSync(list, 'utf8')
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
const [newest] = [...text.matchAll(/name: '(\d{8})-/g)]
  .map(([, day]) => day)
  .toSorted()
  .slice(-1)
// Databases have the list's order, so a day is never earlier than the one before it.
const file = `${newest && newest > today ? newest : today}-${name}`
const path = join(values.folder, `${file}.ts`)
const className = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
if (existsSync(path) || text.includes(`class: ${className} `)) end(`There is a migration ${name} already.`)

const withImport = text.replace(
  /(?<=\n)\ninterface /,
  `import { ${className} } from './${file}.ts'\n\ninterface `,
)
const longer = withImport.replace(/\n\]\n$/, `\n  { name: '${file}', class: ${className} },\n]\n`)
if (withImport === text || longer === withImport) end(`${list} does not look as this command expects.`)

writeFileSync(list, longer)
writeFileSync(
  path,
  `import { Migration } from '@mikro-orm/migrations'

export class ${className} extends Migration {
  override up() {
    this.addSql(\`\`)
  }

  override down() {
    this.addSql(\`\`)
  }
}
`,
)
console.log(`Write the SQL in ${path}`)
