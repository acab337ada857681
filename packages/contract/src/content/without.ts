/** A copy without some fields. */
export const without = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  ...names: Name[]
): Omit<Whole, Name> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((each) => each === name))) as Omit<
    Whole,
    Name
  >
