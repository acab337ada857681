import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import type { SiteItemInput } from '@northword/contract/desk/site'
import type { FieldChoice } from '../editor/editor-form.tsx'

export type StepName = keyof typeof deskSiteSetUp.steps

/** In their order. */
export const stepNames = Object.keys(deskSiteSetUp.steps) as StepName[]

export const stepPath = (name: StepName) => `/site/set-up/${name}`

/** An item of a step, with the fields that the step shows. */
export interface StepItem extends SiteItemInput {
  shows?: FieldChoice
}

const brand = { kind: 'studio', key: 'brand' } as const

/** Fields of the brand that have a step of their own. */
const looks = ['colors', 'logo']

/** Items of the steps that are forms. */
export const itemsOfStep: Partial<Record<StepName, readonly StepItem[]>> = {
  name: [{ ...brand, shows: { without: looks } }],
  looks: [{ ...brand, shows: { only: looks } }],
  paying: [{ kind: 'studio', key: 'accounts' }],
  hours: [
    { kind: 'studio', key: 'hours' },
    { kind: 'studio', key: 'holidays' },
  ],
}
