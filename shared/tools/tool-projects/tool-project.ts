import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { line, text } from '#shared/text.ts'
import { DriverId } from '#shared/tools/drivers/driver.ts'

export const ProjectId = idSchema('prj')
export type ProjectId = z.infer<typeof ProjectId>

/** The tool that made a project: a box design, a study of levels, a whole system, or a wiring diagram. */
export const ProjectKind = z.enum(['box', 'spl', 'system', 'diagram'])
export type ProjectKind = z.infer<typeof ProjectKind>

/**
 * The data a tool saves: a JSON object whose shape is the tool’s own, with the version of that shape. A
 * diagram has the lists `nodes` and `cables`.
 */
export const ProjectData = z.looseObject({ schema: z.int().check(z.gte(1), z.lte(1000)) })
export type ProjectData = z.infer<typeof ProjectData>

/** The fields of a project that its member edits, beside the data the tool saves. */
export const ProjectFields = z.strictObject({
  name: line(80, 1),
  /** The text lists show below the name, such as “Vented, 70 L at 32 Hz”. */
  summary: z.optional(line(120)),
  /** The drivers of the driver base that it was made with; it keeps their values of that day. */
  driverIds: z.optional(z.array(DriverId).check(z.maxLength(8, 'Name at most 8 drivers'))),
})
export type ProjectFields = z.infer<typeof ProjectFields>

/** A project as lists show it. */
export const Project = z.object({
  id: ProjectId,
  kind: ProjectKind,
  ...ProjectFields.shape,
  /** Nodes and cables of a diagram. */
  nodes: z.optional(z.int()),
  cables: z.optional(z.int()),
  /** The number of kept versions. */
  versions: z.int(),
  /** The time since when a link opens it for others. */
  sharedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** The time the tool’s data, or the project’s name, last changed. */
  updatedAt: z.iso.datetime(),
  /** The version of its name and of what the tool saves; sharing and keeping versions leave it as it is. */
  version: z.int(),
})
export type Project = z.infer<typeof Project>

export const SavedProject = z.object({ ...Project.shape, data: ProjectData })
export type SavedProject = z.infer<typeof SavedProject>

export const ProjectVersionFields = z.strictObject({ name: line(60, 1), note: text(300) })

/** A state of a project that its member named, to go back to. */
export const ProjectVersion = z.object({
  number: z.int(),
  ...ProjectVersionFields.shape,
  createdAt: z.iso.datetime(),
})
export type ProjectVersion = z.infer<typeof ProjectVersion>
