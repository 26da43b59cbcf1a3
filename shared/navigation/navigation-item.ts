import * as z from 'zod/mini'

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
