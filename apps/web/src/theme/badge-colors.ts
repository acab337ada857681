import type { BadgeColor } from '@northword/contract/orders/order-status'

/** Contrast of at least 4.5 : 1. */
type Pair = readonly [ground: string, text: string]

/** Colours of the specification, for both schemes. */
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

/** CSS variables `--badge-yellow` and `--badge-yellow-text`. */
export function badgeVariables(scheme: keyof typeof badgePairs): Record<string, string> {
  const tokens = Object.entries(badgePairs[scheme]).flatMap(([color, [ground, text]]) => [
    [`--badge-${color}`, ground],
    [`--badge-${color}-text`, text],
  ])
  return Object.fromEntries(tokens) as Record<string, string>
}

/** Dark badges for a dark system without scripts. */
export function noScriptBadges(): string {
  const declarations = Object.entries(badgeVariables('dark')).map(([name, value]) => `${name}:${value}`)
  return `@media (prefers-color-scheme:dark){html:root[data-mantine-color-scheme]{${declarations.join(';')}}}`
}
