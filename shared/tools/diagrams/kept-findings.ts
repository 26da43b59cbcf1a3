/**
 * Returns the findings for a network by everything that determines them: computed, or kept from the check
 * before.
 */
export type Kept = <Found>(network: string, find: () => Found) => Found

export const keepNothing: Kept = (_, find) => find()

/** Begins a check that keeps what the one before found of networks that did not change since. */
export function newKeeper(): () => Kept {
  let before = new Map<string, unknown>()
  return () => {
    const [last, now] = [before, new Map<string, unknown>()]
    before = now
    return <Found>(network: string, find: () => Found): Found => {
      const known = now.get(network) ?? last.get(network)
      const found = (known as Found | undefined) ?? find()
      now.set(network, found)
      return found
    }
  }
}
