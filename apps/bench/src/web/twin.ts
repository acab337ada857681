const scripts = /<script\b[^>]*>[\s\S]*?<\/script>\s*/g
const onlyForScripts = [
  /<meta name="northword-scripts"[^>]*>\s*/g,
  /<link\b[^>]*\brel="?modulepreload\b[^>]*>\s*/g,
  /<link\b[^>]*\bas="?script\b[^>]*>\s*/g,
  /<noscript\b[^>]*>[\s\S]*?<\/noscript>\s*/g,
  /<!--[\s\S]*?-->/g,
]

/**
 * A handwritten static page of the same content: text, styles and fonts of a built page, without scripts. Looks the
 * same, because parts that need scripts are shown.
 */
export function twinOf(html: string): string {
  const stripped = [scripts, ...onlyForScripts].reduce((rest, part) => rest.replaceAll(part, ''), html)
  return stripped.replace('<html ', '<html data-script ')
}
