import { expect, it } from 'vitest'
import { twinOf } from './twin.ts'

const built = `<!doctype html>
<html lang="en">
<head>
<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>
<link rel="modulepreload" href="/assets/main.js">
<link rel="preload" href="/assets/main.js" as="script">
<script>load("<p>")</script>
<title>FAQ</title>
<script type="application/ld+json">{"@type":"FAQPage"}</script>
<style>a{color:red}</style>
<noscript><style>b{}</style></noscript>
<meta name="northword-scripts" content="/assets/main.js">
</head>
<body><div id="root"><h1>Questions<!-- --> and answers</h1></div></body>
</html>
`

it('is the page with its text, styles and fonts, and nothing that belongs to a script', () => {
  expect(twinOf(built)).toBe(`<!doctype html>
<html data-script lang="en">
<head>
<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>
<title>FAQ</title>
<style>a{color:red}</style>
</head>
<body><div id="root"><h1>Questions and answers</h1></div></body>
</html>
`)
})

it('keeps a style sheet that the page does fetch', () => {
  const linked = '<html lang="en"><link rel="stylesheet" href="/print.css"></html>'
  expect(twinOf(linked)).toContain('/print.css')
})
