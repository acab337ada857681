const scripts = /<script\b[^>]*>[\s\S]*?<\/script>\s*/g
const onlyForScripts = [
  /<meta name="northword-scripts"[^>]*>\s*/g,
  /<link\b[^>]*\brel="?modulepreload\b[^>]*>\s*/g,
  /<link\b[^>]*\bas="?script\b[^>]*>\s*/g,
  /<noscript\b[^>]*>[\s\S]*?<\/noscript>\s*/g,
  /<!--[\s\S]*?-->/g,
]

/**
 * The static page of the same content that one would write by hand: text, styles and fonts of a built page
 * and no script at all. It looks the same, because what is only shown with scripts is shown.
 */
export function twinOf(html: string): string {
  const stripped = [scripts, ...onlyForScripts].reduce((rest, part) => rest.replaceAll(part, ''), html)
  return stripped.replace('<html ', '<html data-script ')
}
