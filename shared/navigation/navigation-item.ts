import * as z from 'zod/mini'
import type { MembershipType } from '#shared/users/membership-type.ts'

export const NavigationContext = z.enum([
  'base',
  'free_competitor',
  'pro_competitor',
  'retailer',
  'manufacturer',
  'organization',
  'admin',
])
export type NavigationContext = z.infer<typeof NavigationContext>

export const NavigationItem = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  icon: z.optional(z.string()),
  order: z.int(),
  parentId: z.optional(z.string()),
  targetBlank: z.boolean(),
  contexts: z.array(NavigationContext),
  badgeText: z.optional(z.string()),
  badgeColor: z.optional(z.string()),
  description: z.optional(z.string()),
  isActive: z.boolean(),
  version: z.int(),
})
export type NavigationItem = z.infer<typeof NavigationItem>

const contextsOf: Record<MembershipType, readonly NavigationContext[]> = {
  competitor: ['base', 'free_competitor'],
  pro_competitor: ['base', 'free_competitor', 'pro_competitor'],
  retailer: ['base', 'retailer'],
  manufacturer: ['base', 'manufacturer'],
  organization: ['base', 'organization'],
  admin: NavigationContext.options,
}

/** The items that a visitor (no membership) or member sees, in order. */
export function visibleItems(
  items: NavigationItem[],
  membership: MembershipType | undefined,
): NavigationItem[] {
  const contexts = membership ? contextsOf[membership] : (['base'] as const)
  return items
    .filter(
      (item) =>
        item.isActive && item.contexts.some((context) => (contexts as readonly string[]).includes(context)),
    )
    .toSorted((a, b) => a.order - b.order)
}
