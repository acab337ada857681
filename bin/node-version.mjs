/** Exits with a sentence where this Node is too old. Imports nothing, so that every Node can run it. */
export function needNode(least) {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= least) return
  console.error(
    least < 24
      ? `Northword starts with Node ${least} or newer, and this is ${major}: install a newer one, such as that of .nvmrc.`
      : `Northword needs Node ${least}, and this is ${major}: run \`npm ci\`, which brings it; the commands of npm and npx use it then.`,
  )
  process.exit(1)
}
