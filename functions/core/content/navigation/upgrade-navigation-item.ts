import * as z from 'zod/mini'
import type { Row } from '#core/platform/db/migrations/migration.ts'
import { BadgeColor, NavigationIcon } from '#shared/content/navigation/navigation-item.ts'

const middle = 50

/** An entry from when it had neither priority nor rules, and any word could be its icon or the color of its badge. */
export function upgradeNavigationItem(row: Row): Row {
  const { icon, badgeColor, ...others } = row
  return {
    priority: middle,
    visibilityRules: [],
    ...others,
    ...(z.safeParse(NavigationIcon, icon).success && { icon }),
    ...(z.safeParse(BadgeColor, badgeColor).success && { badgeColor }),
  }
}
