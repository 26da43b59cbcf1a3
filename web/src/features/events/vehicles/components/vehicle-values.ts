import * as z from 'zod/mini'
import { RatedFields, type Vehicle, VehicleFields } from '#shared/events/vehicles/vehicle.ts'
import { parseWooferSize, wooferSize } from '#shared/events/vehicles/woofer-size.ts'
import { line } from '#shared/text.ts'

/** A vehicle to edit. Without a version it is still to be added to the garage. */
export type VehicleDraft = VehicleFields & Partial<Pick<Vehicle, 'id' | 'version' | 'photoUrl'>>

const WrittenVehicle = z.strictObject({
  ...VehicleFields.shape,
  photoUploadId: z.optional(line(60)),
  removePhoto: z.optional(z.boolean()),
})
export type WrittenVehicle = z.infer<typeof WrittenVehicle>

export const blankVehicle: VehicleDraft = {
  name: '',
  year: Number.NaN,
  make: '',
  model: '',
  color: '',
  placement: 'trunk',
  woofers: [],
  powerWatts: 0,
  powerBasis: 'rated',
  ampChannels: 0,
  notes: '',
}

export const blankWoofers = { sizeTenthsIn: '', shape: 'round', count: '1' } as const

const typed = (value: number) => (value > 0 ? value.toString() : '')

/** The values that decide the class, each as it is typed. */
const ratedValuesOf = ({ woofers, powerWatts, ampChannels }: RatedFields) => ({
  woofers: woofers.map(({ sizeTenthsIn, shape, count }) => ({
    sizeTenthsIn: wooferSize(sizeTenthsIn),
    shape,
    count: count.toString(),
  })),
  powerWatts: typed(powerWatts),
  ampChannels: typed(ampChannels),
})
export type RatedValues = ReturnType<typeof ratedValuesOf>

/** The values of a vehicle's form, each as it is typed. */
export const valuesOf = (vehicle: VehicleDraft) => ({
  name: vehicle.name,
  year: typed(vehicle.year),
  make: vehicle.make,
  model: vehicle.model,
  color: vehicle.color,
  placement: vehicle.placement,
  ...ratedValuesOf(vehicle),
  powerBasis: vehicle.powerBasis,
  notes: vehicle.notes,
  /** A photo that is chosen goes with the next save. */
  photoUploadId: '',
  removePhoto: false,
})
export type VehicleValues = ReturnType<typeof valuesOf>

/** A text that is no number is none that the contract takes, so its field says so. */
const whole = (text: string) => {
  const digits = text.replaceAll(',', '').trim()
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
const wholeOrNone = (text: string) => (text.trim() === '' ? 0 : whole(text))

const toRated = ({ woofers, powerWatts, ampChannels }: RatedValues): z.input<typeof RatedFields> => ({
  woofers: woofers.map(({ sizeTenthsIn, shape, count }) => ({
    sizeTenthsIn: parseWooferSize(sizeTenthsIn) ?? Number.NaN,
    shape,
    count: whole(count),
  })),
  powerWatts: wholeOrNone(powerWatts),
  ampChannels: wholeOrNone(ampChannels),
})

const toVehicle = (values: VehicleValues): z.input<typeof WrittenVehicle> => ({
  ...values,
  ...toRated(values),
  year: whole(values.year),
  photoUploadId: values.photoUploadId || undefined,
  removePhoto: values.removePhoto || undefined,
})

/** Checks the input as the server checks it. */
export const vehicleSchema: z.ZodMiniType<WrittenVehicle, VehicleValues> = z.pipe(
  z.pipe(z.custom<VehicleValues>(), z.transform(toVehicle)),
  WrittenVehicle,
)

/** The same for someone who only asks for a class. */
export const ratedSchema: z.ZodMiniType<RatedFields, RatedValues> = z.pipe(
  z.pipe(z.custom<RatedValues>(), z.transform(toRated)),
  RatedFields,
)
