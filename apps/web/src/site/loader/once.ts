/** Runs `action` on the first call only, until `again()` is called. */
export function once(action: () => void) {
  let done = false
  const run = () => {
    if (done) return
    done = true
    action()
  }
  run.again = () => {
    done = false
  }
  return run
}
