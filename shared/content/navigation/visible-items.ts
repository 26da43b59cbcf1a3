import type { Permission } from '#shared/platform/roles/permissions.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import type { AccountStatus } from '#shared/platform/users/user.ts'
import type { NavigationContext, NavigationItem } from './navigation-item.ts'
import type { VisibilityRule } from './visibility-rule.ts'

/** The viewer of the menu. Visitors have no membership. */
export type Viewer = {
  membershipType?: MembershipType | undefined
  status?: AccountStatus | undefined
  /** The permissions they have, as far as they are known. */
  permissions?: readonly Permission[] | undefined
  /** The day, if hidden items of it are still among the items. */
  today?: string | undefined
}

const contextsOf: Record<MembershipType, readonly NavigationContext[]> = {
  competitor: ['base', 'free_competitor'],
  pro_competitor: ['base', 'free_competitor', 'pro_competitor'],
  retailer: ['base', 'retailer'],
  manufacturer: ['base', 'manufacturer'],
  organization: ['base', 'organization'],
  admin: ['base', 'free_competitor', 'pro_competitor', 'retailer', 'manufacturer', 'organization', 'admin'],
}

/** The items that a visitor or member sees, in order; items below a hidden one are hidden, too. */
export function visibleItems<T extends NavigationItem>(items: readonly T[], viewer: Viewer = {}): T[] {
  const { membershipType } = viewer
  const contexts: readonly string[] = membershipType ? contextsOf[membershipType] : ['base']
  const shown = items.filter(
    (item) =>
      item.isActive &&
      item.contexts.some((context) => contexts.includes(context)) &&
      item.visibilityRules.every((rule) => holds(rule, viewer)),
  )
  const ids = new Set(shown.map(({ id }) => id))
  return shown
    .filter(({ parentId }) => parentId === undefined || ids.has(parentId))
    .toSorted((a, b) => a.order - b.order)
}

function holds(rule: VisibilityRule, { membershipType, status, permissions, today }: Viewer): boolean {
  switch (rule.kind) {
    case 'signed_in':
      return membershipType !== undefined
    case 'signed_out':
      return membershipType === undefined
    case 'status':
      return membershipType !== undefined && status === rule.status
    case 'permission':
      return membershipType === 'admin' || (permissions?.includes(rule.permission) ?? false)
    case 'from':
      return today === undefined || today >= rule.on
    case 'until':
      return today === undefined || today <= rule.on
  }
}
