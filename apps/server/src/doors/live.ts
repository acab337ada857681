/** A value that this process shows. A release replaces it as a whole, in one assignment. */
export interface Live<Value> {
  now: () => Value
  replace: (next: Value) => void
}

export function createLive<Value>(first: Value): Live<Value> {
  let value = first
  return {
    now: () => value,
    replace: (next) => {
      value = next
    },
  }
}
