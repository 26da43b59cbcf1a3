import lookUp from '@photostructure/tz-lookup'
import type { Point } from '#shared/platform/places/point.ts'

/** The time zone that a map of zones has at a point. */
export const mappedZone = ({ lat, lon }: Point): string => lookUp(lat, lon)
