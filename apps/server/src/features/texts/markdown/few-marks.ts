import type { gfm } from 'micromark-extension-gfm'

type Extension = ReturnType<typeof gfm>
type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>

/** Limits per paragraph, heading or cell. Dense real ones have some hundred marks and hardly an unended one. */
const most = { marks: 2_500, brackets: 1_000, unended: 15 }

/**
 * Throws a RangeError where parsing takes quadratic time: the parser looks back over the paragraph for each closing
 * mark or bracket, and ahead for unended code, comments and instructions. Counts within the parser, since only it
 * knows which characters are marks: those in code are not.
 */
export const fewMarks: Extension = {
  text: {
    ...at('*_~', few(most.marks)),
    ...at(']', few(most.brackets)),
    ...at('!', few(most.brackets, '[')),
    ...at('`', { ...few(most.unended), add: 'after' }),
    ...at('<', { ...few(most.unended, '!?'), add: 'after' }),
  },
}

function at(signs: string, construct: Construct): Record<number, Construct> {
  return Object.fromEntries(Array.from(signs, (sign) => [sign.charCodeAt(0), construct]))
}

/**
 * A construct that never matches and counts its tries. `add: 'after'` counts characters that began nothing.
 * @param before following characters to count; default: any
 */
function few(mostTries: number, before?: string): Construct {
  const tries = new WeakMap<object, number>()
  return {
    // No word ends at this construct.
    previous: () => false,
    tokenize(effects, _ok, nok) {
      return (sign) => {
        effects.enter('data')
        effects.consume(sign)
        return (next) => {
          effects.exit('data')
          const counts = !before || (next !== null && next > 0 && before.includes(String.fromCharCode(next)))
          const count = (tries.get(this) ?? 0) + (counts ? 1 : 0)
          if (count > mostTries) throw new RangeError('The text is tangled.')
          tries.set(this, count)
          return nok(next)
        }
      }
    },
  }
}
