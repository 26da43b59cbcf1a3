/**
 * Values that a browser keeps by name. If it refuses to, or has no room left, they are kept until the page is
 * left: a page that cannot remember is better than one that does not work.
 */
type Kept = {
  get(name: string): string | null
  set(name: string, text: string): void
  remove(name: string): void
  names(): string[]
}

function keptIn(storage: () => Storage): Kept {
  const untilReload = new Map<string, string>()
  const attempt = <T>(work: (given: Storage) => T, otherwise: (() => T) | T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise instanceof Function ? otherwise() : otherwise
    }
  }
  return {
    get: (name) => untilReload.get(name) ?? attempt((given) => given.getItem(name), null),
    set(name, text) {
      untilReload.delete(name)
      attempt(
        (given) => given.setItem(name, text),
        () => void untilReload.set(name, text),
      )
    },
    remove(name) {
      untilReload.delete(name)
      attempt((given) => given.removeItem(name), undefined)
    },
    names: () => [...new Set([...untilReload.keys(), ...attempt((given) => Object.keys(given), [])])],
  }
}

/** Storage for all tabs. */
export const kept = keptIn(() => localStorage)

/** Storage for this tab, until it is closed. */
export const keptInTab = keptIn(() => sessionStorage)

/** The prefix of names whose values belong to the signed-in member. */
export const ownPrefix = 'own.'

/** Forgets a member’s data when they log out. */
export function forgetOwn(): void {
  for (const name of kept.names()) if (name.startsWith(ownPrefix)) kept.remove(name)
}
