import { mailFooter } from '@northword/content/mails/mails'
import { type Palette, palettesOf } from '@northword/contract/colors/palettes'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { LinkButton, MailLinks } from './mail-links.ts'
import type { MailBody } from '../mail.entity.ts'

const serif = "Fraunces, 'Source Serif 4', Georgia, 'Times New Roman', serif"
const sans = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif"

const narrow = 'overflow-wrap:anywhere'
/** HTML part of a mail: tables and inline styles for mail programs. Loads nothing. */
export function renderHtml(
  subject: string,
  { heading, paragraphs, facts = [], closing = [] }: MailBody,
  site: SiteContent,
  { button, foot }: MailLinks,
): string {
  const { light: colors } = palettesOf(site.colors)
  const styles = stylesOf(colors)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colors.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="${styles.masthead}">${escapeHtml(site.company.brand)}</td></tr>
<tr><td style="${styles.sheet}">
<h1 style="${styles.title}">${renderText(heading)}</h1>
${paragraphs.map((text) => renderParagraph(text, styles)).join('\n')}
${renderFacts(facts, styles)}
${button ? renderButton(button, styles) : ''}
${closing.map((text) => renderParagraph(text, styles)).join('\n')}
</td></tr>
<tr><td style="padding:16px 0;font:13px/1.6 ${sans};color:${colors.pencil}">${foot.map((link) => renderQuietLink(link, styles)).join('\n')}
${renderLines(mailFooter(site).join('\n'))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

type Styles = ReturnType<typeof stylesOf>

/** Always the light scheme's: mail programs darken mails by themselves, or not at all. */
function stylesOf({ card, ink, pencil, hairline, redPen, onRed }: Palette) {
  const cell = `padding:9px 0;border-top:1px solid ${hairline};font:16px/1.5 ${sans};vertical-align:top`
  return {
    paragraph: `margin:0 0 16px;font:16px/1.6 ${sans};color:${ink};${narrow}`,
    title: `margin:0 0 24px;font:600 26px/1.25 ${serif};color:${ink};${narrow}`,
    masthead: `padding:0 0 12px;font:600 18px/1.3 ${serif};color:${ink};border-bottom:2px solid ${redPen}`,
    sheet: `padding:32px 28px 20px;background:${card};border-bottom:1px solid ${hairline}`,
    press: `display:inline-block;padding:12px 20px;background:${redPen};font:600 16px/1.3 ${sans};color:${onRed};text-decoration:none;${narrow}`,
    small: `margin:0 0 20px;font:13px/1.5 ${sans};color:${pencil};${narrow}`,
    quietLink: `color:${pencil};text-decoration:underline;${narrow}`,
    factLabel: `${cell};width:34%;padding-right:12px;font-weight:400;color:${pencil}`,
    fact: `${cell};${narrow};color:${ink}`,
  }
}

const renderParagraph = (text: string, { paragraph }: Styles) =>
  `<p style="${paragraph}">${renderLines(text)}</p>`

/** The full address also stands below, for programs without links and for readers who check it. */
const renderButton = ({ label, url }: LinkButton, { press, small }: Styles) =>
  `<p style="margin:8px 0 12px"><a href="${escapeHtml(url)}" style="${press}">${escapeHtml(label)}</a></p>
<p style="${small}">${escapeHtml(url)}</p>`

const renderQuietLink = ({ label, url }: LinkButton, { quietLink }: Styles) =>
  `<p style="margin:0 0 10px"><a href="${escapeHtml(url)}" style="${quietLink}">${escapeHtml(label)}</a></p>`

function renderFacts(facts: [label: string, value: string][], { factLabel, fact }: Styles): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${factLabel}">${escapeHtml(label)}</th>` +
      `<td style="${fact}">${renderLines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">\n${rows.join('\n')}\n</table>`
}

const renderLines = (text: string) => renderText(text).replaceAll(/\r\n|[\r\n]/g, '<br>')

/** Keeps order numbers and times on one line if they fit. Copied text is unchanged. */
const renderText = (text: string) =>
  escapeHtml(text).replaceAll(unbreakable, '<span style="display:inline-block;max-width:100%">$&</span>')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

/** Matches an order number, whatever its prefix, and a time such as "9 AM" or "6:35 PM". */
const unbreakable = /\b[A-Z]{1,5}-ORD-[0-9]{8,16}-[A-Za-z0-9]{1,16}\b|\b[0-9]{1,2}(:[0-9]{2})? [AP]M\b/g
