/** Styles of every sheet. No `@page` size, so that A4 and Letter both fit. */
export const sheetStyle = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1b1a17; --pencil: #5b574f; --line: #d8d0c2; --red: #b3261e }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a17; --ink: #f3eee4; --pencil: #b9b2a5; --line: #45413a; --red: #f0857d }
}
* { box-sizing: border-box }
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
  :root { color-scheme: light; --paper: #fff; --ink: #000; --pencil: #444; --line: #bbb; --red: #b3261e }
  main { max-width: none; padding: 0 }
  .brand { float: left }
  address { float: right; text-align: right }
  dl div { display: flex }
  .screen { display: none }
  .scroll { overflow: visible }
  tr, dl div { break-inside: avoid }
}
`
