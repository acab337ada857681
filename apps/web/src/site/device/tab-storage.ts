/* sessionStorage, which a browser may refuse; see device-storage.ts. */

export const readFromTab = (key: string) => inTab((tab) => tab.getItem(key), null)
export const removeFromTab = (key: string) => inTab((tab) => tab.removeItem(key), undefined)
export const tabKeys = () => inTab((tab) => Object.keys(tab), [])
export const writeToTab = (key: string, value: string) =>
  inTab((tab) => {
    tab.setItem(key, value)
    return true
  }, false)

function inTab<Result>(action: (tab: Storage) => Result, otherwise: Result): Result {
  try {
    return action(sessionStorage)
  } catch {
    return otherwise
  }
}
