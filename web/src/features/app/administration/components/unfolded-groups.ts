import { keepFunctional, keptFunctional } from '#web/lib/consent/functional-storage.ts'

const key = 'admin_groups'

/** The groups of the menu that were opened or folded by hand. */
type Unfolded = Readonly<Record<string, boolean>>

export function keptUnfolded(): Unfolded {
  try {
    const kept: unknown = JSON.parse(keptFunctional(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}

export const keepUnfolded = (unfolded: Unfolded): void => keepFunctional(key, JSON.stringify(unfolded))
