/** Runs `action` on the first call, and again after `again()`. */
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
