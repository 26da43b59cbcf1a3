import * as z from 'zod/mini'
import { Href } from '#shared/content/resources/href.ts'
import { line } from '#shared/text.ts'
import { VisibilityRule } from './visibility-rule.ts'

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

/** Tokens of the design, so that a badge is legible in both themes. */
export const BadgeColor = z.enum(['amber', 'green', 'blue', 'red', 'purple', 'gray'])
export type BadgeColor = z.infer<typeof BadgeColor>

/** The counts a badge may show, each for the member who looks. */
export const BadgeSource = z.enum(['unread_notifications'])
export type BadgeSource = z.infer<typeof BadgeSource>

/** Names of the icons that the menu can show; `icon-outlines.ts` draws them. */
export const NavigationIcon = z.enum([
  'home',
  'calendar',
  'trophy',
  'users',
  'store',
  'map-pin',
  'tag',
  'book',
  'wrench',
  'speaker',
  'gauge',
  'help',
  'mail',
  'star',
  'megaphone',
  'file',
])
export type NavigationIcon = z.infer<typeof NavigationIcon>

/** The fields of an entry that an administrator edits. */
export const NavigationFields = z.strictObject({
  title: line(40, 1),
  href: Href,
  icon: z.optional(NavigationIcon),
  description: z.optional(line(120)),
  targetBlank: z.boolean(),
  contexts: z.array(NavigationContext).check(z.minLength(1, 'Choose who sees this entry')),
  badgeText: z.optional(line(12)),
  badgeColor: z.optional(BadgeColor),
  badgeSource: z.optional(BadgeSource),
  /** Decides which entries stay in the bar when it is narrow: the highest. */
  priority: z.int().check(z.gte(0), z.lte(100)),
  /** All must hold. They hide, they never permit. */
  visibilityRules: z.array(VisibilityRule).check(z.maxLength(5, 'Use at most 5 rules')),
  isActive: z.boolean(),
})
export type NavigationFields = z.infer<typeof NavigationFields>

export const NavigationItem = z.object({
  id: z.string(),
  ...NavigationFields.shape,
  /** One from before the rule of addresses is kept, and leads nowhere. */
  href: z.string(),
  order: z.int(),
  parentId: z.optional(z.string()),
  /** For a page’s own entry: whether the page last asked for a place in the menu. */
  placedByPage: z.optional(z.boolean()),
  version: z.int(),
})
export type NavigationItem = z.infer<typeof NavigationItem>
