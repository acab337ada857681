import type { BadgeColor } from '@northword/contract/order-status'

/** The ground of a badge and the text on it, at least 4.5 : 1. */
type Pair = readonly [ground: string, text: string]

/** The colors of status badges in both schemes, as the specification names them. */
export const badgePairs: Record<'light' | 'dark', Record<BadgeColor, Pair>> = {
  light: {
    yellow: ['#fbf0bd', '#665000'],
    orange: ['#fde0c8', '#873c00'],
    emerald: ['#cfeee0', '#07553c'],
    slate: ['#dfe5ec', '#33465a'],
    amber: ['#fadfa3', '#694100'],
    green: ['#dbeecd', '#2b5a12'],
    grey: ['#e9e4db', '#4d4940'],
  },
  dark: {
    yellow: ['#3f360f', '#f3dc7c'],
    orange: ['#47270f', '#ffb985'],
    emerald: ['#0f3a2d', '#82e0ba'],
    slate: ['#2c3643', '#bccbdd'],
    amber: ['#47320a', '#ffcb66'],
    green: ['#243a1b', '#aedd92'],
    grey: ['#37342e', '#d2cbbf'],
  },
}

/** The badges' colors as CSS variables: `--badge-yellow` and `--badge-yellow-text`. */
export function badgeVariables(scheme: keyof typeof badgePairs): Record<string, string> {
  const tokens = Object.entries(badgePairs[scheme]).flatMap(([color, [ground, text]]) => [
    [`--badge-${color}`, ground],
    [`--badge-${color}-text`, text],
  ])
  return Object.fromEntries(tokens) as Record<string, string>
}

/** The dark badges for a visitor whose system asks for them and whose browser runs no script. */
export function noScriptBadges(): string {
  const declarations = Object.entries(badgeVariables('dark')).map(([name, value]) => `${name}:${value}`)
  return `@media (prefers-color-scheme:dark){html:root[data-mantine-color-scheme]{${declarations.join(';')}}}`
}
