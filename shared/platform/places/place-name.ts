import * as z from 'zod/mini'
import { line } from '#shared/text.ts'

/** A place that people are near: a ZIP code, whose four further digits are cut, or a city, with its state or without. */
export const PlaceName = line(90, 2).check(
  z.overwrite((typed) => typed.replace(/^(\d{5})-\d{4}$/, '$1')),
  z.refine((typed) => !/^[\d -]+$/.test(typed) || /^\d{5}$/.test(typed), 'Enter a five-digit ZIP code.'),
)

export const isZipCode = (place: string): boolean => /^\d{5}$/.test(place)
