import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownOf, knownOne } from '#core/platform/db/known-keys.ts'
import {
  BadgeColor,
  BadgeSource,
  NavigationContext,
  NavigationIcon,
  NavigationItem,
} from '#shared/content/navigation/navigation-item.ts'
import { VisibilityRule } from '#shared/content/navigation/visibility-rule.ts'
import { upgradeNavigationItem } from './upgrade-navigation-item.ts'

/** An entry whose readers the code does not know is left to administrators. */
const contexts = z.pipe(
  knownOf(NavigationContext),
  z.transform((known): NavigationContext[] => (known.length > 0 ? known : ['admin'])),
)

/** A rule that the code does not know hides its entry: no one sees what was not meant for them. */
const never: VisibilityRule = { kind: 'until', on: '1970-01-01' }

const visibilityRules = z.pipe(
  z.array(z.unknown()),
  z.pipe(
    z.transform((stored: unknown[]) =>
      stored.map((rule) => (z.safeParse(VisibilityRule, rule).success ? rule : never)),
    ),
    z.array(VisibilityRule),
  ),
)

export const StoredNavigationItem = z.extend(NavigationItem, {
  icon: knownOne(NavigationIcon),
  badgeColor: knownOne(BadgeColor),
  badgeSource: knownOne(BadgeSource),
  contexts,
  visibilityRules,
})

export const navigationItems = entity({
  name: 'navigation-item',
  erasure: 'impersonal',
  schema: StoredNavigationItem,
  migrations: [upgradeNavigationItem],
  key: ({ id }: { id: string }) => ({ pk: 'NAVIGATION', sk: `ITEM#${id}` }),
})
