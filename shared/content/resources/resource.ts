import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { line, text } from '#shared/text.ts'
import { Href } from './href.ts'

export const ResourceId = idSchema('rsc')

export const ResourceKind = z.enum(['guide', 'tool', 'rulebook', 'video', 'download', 'glossary', 'partner'])
export type ResourceKind = z.infer<typeof ResourceKind>

export const ResourceLevel = z.enum(['any', 'beginner', 'advanced'])
export type ResourceLevel = z.infer<typeof ResourceLevel>

export const ResourceStatus = z.enum(['draft', 'published', 'retired'])
export type ResourceStatus = z.infer<typeof ResourceStatus>

/** The fields of a resource that an administrator edits. */
export const ResourceFields = z.strictObject({
  kind: ResourceKind,
  title: line(90, 3),
  summary: text(200, 1),
  href: Href,
  category: line(40, 1),
  level: ResourceLevel,
  featured: z.boolean(),
})
export type ResourceFields = z.infer<typeof ResourceFields>

/** Something worth knowing that is elsewhere on this site or on the web. */
export const Resource = z.object({
  id: ResourceId,
  ...ResourceFields.shape,
  /** One from before the rule of addresses is kept. */
  href: z.string(),
  status: ResourceStatus,
  /** The day on which its link was last checked, and since when it has not answered. */
  checkedOn: z.optional(z.iso.date()),
  deadSince: z.optional(z.iso.date()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Resource = z.infer<typeof Resource>

/** A resource as visitors see it. */
export const PublicResource = z.pick(Resource, {
  id: true,
  kind: true,
  title: true,
  summary: true,
  href: true,
  category: true,
  level: true,
  featured: true,
})
export type PublicResource = z.infer<typeof PublicResource>
