import type { gfm } from 'micromark-extension-gfm'

type Extension = ReturnType<typeof gfm>
type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>

/** In one paragraph, heading or cell; a dense one that somebody wrote has some hundreds, and hardly one that does not end. */
const most = { marks: 2_500, brackets: 1_000, unended: 15 }

/**
 * Ends the reading of a text, with a RangeError, where it would take a time that grows with the square of a paragraph: for a
 * mark or a bracket that may close something the parser looks back over all of it, and for code, a comment or an instruction
 * that does not end, ahead over the rest. The parser counts them itself, because it alone knows which signs mean something:
 * those in code do not.
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
 * A construct that is none: it counts how often it is tried. With `add: 'after'` that is where the sign has begun nothing.
 * @param before the signs before which it counts; all, if left out
 */
function few(mostTries: number, before?: string): Construct {
  const tries = new WeakMap<object, number>()
  return {
    // No word ends here that goes on without it.
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
