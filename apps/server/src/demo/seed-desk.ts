import { demoToken, demoViews } from '@northword/content/operate/demo'
import type { Deps, MemberContext } from '../doors/context.ts'
import { createToken } from '../features/api-tokens/create-token.ts'
import { saveView } from '../features/desk/orders/keep-views.ts'
import type { Member } from '../features/people/actor.ts'
import { contextOf } from './studio.ts'

export async function seedDesk(deps: Deps, staff: ReadonlyMap<string, Member>): Promise<void> {
  const at = (name: string): MemberContext => {
    const actor = staff.get(name)
    if (!actor) throw new Error(`Nobody at the desk of the demo is called ${name}.`)
    return contextOf({ deps }, actor)
  }
  for (const { of, ...view } of demoViews) await saveView(at(of), view)
  await createToken(at('olive'), { ...demoToken, scopes: [...demoToken.scopes] })
}
