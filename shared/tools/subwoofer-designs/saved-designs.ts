import * as z from 'zod/mini'
import { designsSchema } from './designs-schema.ts'
import { mostDesigns, SavedDesign } from './saved-design.ts'

const Current = z.strictObject({
  schema: z.literal(designsSchema),
  designs: z.array(SavedDesign).check(z.minLength(1), z.maxLength(mostDesigns.pro)),
})

/** The data a project of the subwoofer designer keeps. */
export type SavedDesigns = z.infer<typeof Current>

/** From each step to the next. A body that is no such step is left to be refused. */
const steps: Readonly<Record<number, (body: Record<string, unknown>) => Record<string, unknown>>> = {
  1: (body) => ({ ...body, schema: 2 }),
}

/** The designs of a project, a link or a file, also of an older step. */
export const SavedDesigns = z.pipe(z.transform(upgraded), Current)

function upgraded(body: unknown): unknown {
  if (!isRecord(body)) return body
  const step = typeof body.schema === 'number' ? steps[body.schema] : undefined
  return step && !hasBuild(body) ? upgraded(step(body)) : body
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of a later step make no older one. */
const hasBuild = ({ designs }: Record<string, unknown>) =>
  Array.isArray(designs) && designs.some((design) => isRecord(design) && 'build' in design)
