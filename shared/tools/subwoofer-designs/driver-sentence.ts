import type { AcousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { fieldNames } from './driver-field-names.ts'

const isField = (field: string): field is DriverField => field in fieldNames

/** A sentence about a value that names it, where no field stands beside it: "Re must be between …". */
export function namedSentence(field: string, message: string): string {
  return isField(field) && message.startsWith('Must ') ? `${fieldNames[field]} m${message.slice(1)}` : message
}

/** The reason a driver has no curves, by the name of its value. */
export const driverSentence = ({ message, field = '' }: AcousticsRefusal): string =>
  namedSentence(field, message)
