/** Lets a test do something once the door has found a member or program, before their request goes on. */
export function doorkeeping() {
  let doorkeeper: (() => Promise<void>) | null = null

  /** Runs an act, and `happening` once the act's member is known. */
  async function meanwhile<Done>(act: () => Promise<Done>, happening: () => Promise<unknown>): Promise<Done> {
    const within = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    doorkeeper = () => {
      doorkeeper = null
      within.resolve()
      return goOn.promise
    }
    const doing = act()
    await within.promise
    await happening()
    goOn.resolve()
    return doing
  }

  /** For the app of the test. */
  const staffFound = async () => doorkeeper?.()
  return { staffFound, meanwhile }
}
