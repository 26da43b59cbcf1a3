import * as z from 'zod/mini'

/** A place on the earth, in degrees. */
export const Point = z.object({ lat: z.number(), lon: z.number() })
export type Point = z.infer<typeof Point>
