import { type BrandColors, type Palette, palettesOf } from '@northword/contract/colors/palettes'

/** Styles of a sheet. */
export function sheetStyle(colors: BrandColors): string {
  const { light, dark } = palettesOf(colors)
  return `
:root { color-scheme: light dark; ${variables(light)}; --printed-red: ${light.redPen} }
@media (prefers-color-scheme: dark) {
  :root { ${variables(dark)} }
}
${layout}`
}

const variables = ({ paper, ink, pencil, hairline, redPen }: Palette) =>
  `--paper: ${paper}; --ink: ${ink}; --pencil: ${pencil}; --line: ${hairline}; --red: ${redPen}`

/** No `@page` size, so that A4 and Letter both fit. */
const layout = `* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, 'Segoe UI', Helvetica, Arial, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem; overflow-wrap: anywhere }
header { display: flow-root; border-bottom: 2px solid var(--red); margin-bottom: 1.5rem }
.brand { float: left; margin: 0; font: 600 1.25rem/1.3 Fraunces, Georgia, serif }
address { float: right; font-style: normal; font-size: .8125rem; color: var(--pencil); text-align: right }
address span { display: block }
h1 { clear: both; margin: 1.5rem 0 .75rem; padding-top: 1.5rem; font: 600 2rem/1.2 Fraunces, Georgia, serif }
dl { margin: 0 0 1.5rem }
dl div { display: flex; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line) }
dt { flex: 0 0 38%; color: var(--pencil) }
dd { margin: 0 }
.sum { display: flex; justify-content: space-between; gap: 1rem; margin: 0 0 1.5rem; font: 600 1.5rem/1.3 Fraunces, Georgia, serif }
.withdrawn { border: 2px solid var(--red); color: var(--red); padding: .75rem 1rem; font-weight: 600 }
.scroll { overflow-x: auto; margin-bottom: 1.5rem }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal }
caption { text-align: left; color: var(--pencil); padding-bottom: .5rem }
th, td { padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { font-weight: 600 }
.amount { text-align: right; white-space: nowrap; padding-right: 0; padding-left: .75rem }
footer { color: var(--pencil); font-size: .8125rem }
a { color: inherit }
@media (max-width: 30rem) {
  .brand, address { float: none; text-align: left }
  dl div { display: block }
}
@page { margin: 18mm }
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --pencil: #444; --line: #bbb; --red: var(--printed-red) }
  main { max-width: none; padding: 0 }
  .brand { float: left }
  address { float: right; text-align: right }
  dl div { display: flex }
  .screen { display: none }
  .scroll { overflow: visible }
  tr, dl div { break-inside: avoid }
}
`
